// Runs first and needs no other file: sets the theme, and helps if a script of the page cannot be loaded.

try {
  const theme = localStorage.getItem("zahlenschlacht:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, the page has the theme of the system.
}

// After an update of the server, an open page asks for scripts that are gone: load the page again, once.
{
  const KEY = "zahlenschlacht:reloaded";
  const MINUTE = 60_000;
  const TEXTS = {
    en: [
      "A part of this page could not be loaded. Perhaps the connection is down, or the website was just updated.",
      "Load again",
    ],
    de: [
      "Ein Teil dieser Seite ließ sich nicht laden. Vielleicht ist die Verbindung unterbrochen, oder die Website wurde gerade erneuert.",
      "Neu laden",
    ],
  };

  /** Whether the page was reloaded within the last minute; true without storage. */
  const hasReloaded = () => {
    try {
      const last = Number(sessionStorage.getItem(KEY));
      sessionStorage.setItem(KEY, String(Date.now()));
      return Date.now() - last < MINUTE;
    } catch {
      return true;
    }
  };

  const isOnline = () =>
    fetch(location.pathname, { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );

  const language = () => {
    const current = document.documentElement.lang;
    const candidates = [
      current === "de" ? current : "",
      ...navigator.languages.map((tag) => tag.slice(0, 2)),
    ];
    return candidates.find((tag) => tag in TEXTS) ?? "en";
  };

  const explain = () => {
    if (document.getElementById("outdated")) return;
    const [text, label] = TEXTS[language()];
    const note = document.createElement("p");
    const button = document.createElement("button");
    note.id = "outdated";
    note.lang = language();
    note.setAttribute("role", "alert");
    note.textContent = `${text} `;
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", () => location.reload());
    note.append(button);
    Object.assign(note.style, {
      position: "fixed",
      inset: "auto 1rem 4.5rem",
      zIndex: "20",
      margin: "0 auto",
      maxWidth: "34rem",
      padding: "1rem",
      border: "2px solid",
      borderRadius: "0.6rem",
      background: "Canvas",
      color: "CanvasText",
      font: "1rem/1.5 system-ui, sans-serif",
    });
    document.body.append(note);
  };

  const recover = async () => {
    if ((await isOnline()) && !hasReloaded()) location.reload();
    else if (document.body) explain();
    else addEventListener("DOMContentLoaded", explain);
  };

  addEventListener("vite:preloadError", recover);
  // Errors of the first script or of a style sheet do not bubble. Firefox also reports preloads that were not needed.
  const isOwn = ({ target }) =>
    target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === "stylesheet");
  addEventListener("error", (event) => void (isOwn(event) && recover()), { capture: true });
}
