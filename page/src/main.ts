import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { pageAt } from "./pages";
import { words } from "./shared/words.svelte";

const target = document.getElementById("page");
const page = pageAt(location.pathname);
await words.load(page.words);
if (target) mount(App, { target, props: { page } });
