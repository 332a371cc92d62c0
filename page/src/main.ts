import { mount } from "svelte";
import App from "./App.svelte";
import { beforeRefusal } from "./api/request";
import { loadProblemTexts } from "./api/tell";
import { here } from "./shared/site";
import "./app.css";
import { pageAt } from "./pages";
import { words } from "./shared/words.svelte";

/** Shows the page once its script and its words are loaded. public/start.js helps if one of them cannot be loaded. */
async function start(): Promise<void> {
  const target = document.getElementById("page");
  const page = pageAt(here().pathname);
  const [content] = await Promise.all([page.load(), words.load(...(page.words ?? []))]);
  if (target) mount(App, { target, props: { page, content: content.default } });
}

beforeRefusal(loadProblemTexts);
// Not awaited: the script of a page imports this one, so that both would wait for each other.
void start();
