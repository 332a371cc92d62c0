// Writes the Python files of the edition without a server: the interpreter, the modules that are used, and pydantic_core.
//   node scripts/python.mjs WHEELS FOLDER
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [wheels, folder] = process.argv.slice(2);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const runtime = here("../node_modules/pyodide/");
/** Folders that the page never needs: the server, the command line, and code for programs and for the audit. */
const UNUSED_FOLDERS = /^(cli|audit|programs|service\/(web|storage))\//;

const python = await loadPyodide({ stdout: () => {} });
const { FS } = python;

function write(path, content) {
  FS.mkdirTree(dirname(path));
  FS.writeFile(path, content);
}

const package_ = here("../../src/zahlenschlacht/");
for (const name of readdirSync(package_, { recursive: true })) {
  const file = join(package_, name);
  if (/\.(py|toml|ftl|json)$/.test(name) && !UNUSED_FOLDERS.test(name) && statSync(file).isFile())
    write(`/package/zahlenschlacht/${name}`, new Uint8Array(readFileSync(file)));
}
for (const name of readdirSync(wheels)) {
  const extractDir = name.startsWith("pydantic_core") ? "/extensions" : "/wheels";
  await python.unpackArchive(new Uint8Array(readFileSync(join(wheels, name))), "wheel", { extractDir });
}
write("/package/pack.py", new Uint8Array(readFileSync(here("pack.py"))));
python.runPython("import sys; sys.path.insert(0, '/package'); import pack");
const bytes = (object) => object.toJs({ create_pyproxies: false });

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
  copyFileSync(join(runtime, name), join(folder, name));
writeFileSync(join(folder, "python.zip"), bytes(python.runPython("pack.pack()")));
const extensions = python.runPython("pack.pack_extensions()").toJs({ dict_converter: Object.fromEntries });
for (const [name, content] of Object.entries(extensions)) {
  mkdirSync(join(folder, dirname(name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}
