/** Learning platforms: the package of the site with an assignment, and the platform that shows it (SCORM 1.2). */

import { link } from "../shared/site";

interface Api {
  LMSInitialize(empty: ""): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(empty: ""): string;
  LMSFinish(empty: ""): string;
}

/** The longest text that every platform keeps. */
const LONGEST_DATA = 4096;

/** The platform in whose frame or window the page is. It keeps the work, also for the pupil's other devices. */
export class Platform {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
    api.LMSInitialize("");
    addEventListener("pagehide", () => api.LMSFinish(""), { once: true });
  }

  /** The name of the pupil, and the work that the platform has kept: the tasks that are done, and a code. */
  read(): { name: string; done: number[]; code: string } {
    const [places = "", code = ""] = this.#api.LMSGetValue("cmi.suspend_data").split(" ");
    const done = places.split(",").filter(Boolean).map(Number);
    return { name: this.#api.LMSGetValue("cmi.core.student_name").slice(0, 60), done, code };
  }

  /** Reports the tasks that are done as the score, and keeps the code of the work if it is not too long. */
  report(done: readonly number[], all: number, code: string): void {
    const data = `${done.join(",")} ${code}`;
    if (data.length <= LONGEST_DATA) this.#api.LMSSetValue("cmi.suspend_data", data);
    this.#api.LMSSetValue("cmi.core.score.min", "0");
    this.#api.LMSSetValue("cmi.core.score.max", "100");
    this.#api.LMSSetValue("cmi.core.score.raw", String(Math.round((100 * done.length) / all)));
    this.#api.LMSSetValue("cmi.core.lesson_status", done.length === all ? "completed" : "incomplete");
    this.#api.LMSCommit("");
  }
}

/** The platform around this page, or that has opened its window; null without one. */
export function findPlatform(): Platform | null {
  for (const first of [window, window.opener as Window | null]) {
    try {
      for (let frame = first; frame !== null; frame = frame === frame.parent ? null : frame.parent) {
        const { API } = frame as { API?: Api };
        if (API !== undefined) return new Platform(API);
      }
    } catch {
      // The windows of other websites cannot be read.
    }
  }
  return null;
}

/** Puts an assignment into the package of the site, whose first file is the manifest: not compressed, with spaces at its end. */
export function withTasks(zip: Uint8Array<ArrayBuffer>, tasks: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer);
  const size = view.getUint32(18, true);
  const start = 30 + view.getUint16(26, true) + view.getUint16(28, true);
  const manifest = new TextDecoder().decode(zip.subarray(start, start + size)).trimEnd();
  const changed = manifest.replace(/\?do=[^"]*/, `?do=${tasks}`).padEnd(size);
  const bytes = new TextEncoder().encode(changed);
  if (bytes.length !== size) throw new RangeError("the assignment is too long for the package");
  zip.set(bytes, start);
  // The checksum stands before the file, and in the first entry of the directory at the end.
  const directory = view.getUint32(zip.length - 6, true);
  for (const place of [14, directory + 16]) view.setUint32(place, crc32(bytes), true);
  return zip;
}

/** The package of the site with this assignment. */
export async function packageWith(tasks: string): Promise<Blob> {
  const response = await fetch(link("/scorm.zip"));
  if (!response.ok) throw new Error(`scorm.zip: ${response.status}`);
  const zip = new Uint8Array(await response.arrayBuffer());
  return new Blob([withTasks(zip, tasks)], { type: "application/zip" });
}

function crc32(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
