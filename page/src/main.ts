import { mount } from "svelte";
import App from "./App.svelte";
import { beforeRefusal } from "./api/request";
import { loadProblemTexts } from "./api/tell";
import { here } from "./shared/site";
import "./app.css";
import { pageAt } from "./pages";
import { words } from "./shared/words.svelte";

/** The path of a pupil's page. It fills the window, and does not load the menu of the site. */
const PUPIL = /^\/class\/(?!guide)[^/]+\/?$/;

/** Shows the page once its script and its words are loaded. public/start.js helps if one of them cannot be loaded. */
async function start(): Promise<void> {
  const target = document.getElementById("page");
  const { pathname } = here();
  const page = pageAt(pathname);
  const [content, menu] = await Promise.all([
    page.load(),
    PUPIL.test(pathname) ? undefined : import("./Menu.svelte"),
    words.load(...(page.words ?? [])),
  ]);
  if (target) mount(App, { target, props: { page, menu: menu?.default, content: content.default } });
}

beforeRefusal(loadProblemTexts);
// Not awaited: the script of a page imports this one, so that both would wait for each other.
void start();
