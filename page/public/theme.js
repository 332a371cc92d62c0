// Sets the theme that was chosen here before anything is painted: the style sheet alone knows only the system's theme.
// The page's own script comes too late for that, and the Content-Security-Policy allows no inline script.
try {
  const theme = localStorage.getItem("zahlenschlacht:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser without storage shows the theme of the system.
}
