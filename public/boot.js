// Runs before the first paint, so that neither the theme nor the language flashes. For somebody who is signed in the
// server has written both into the page; else the keys are those of src/shell/theme.ts and src/shell/language.ts.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var theme = root.dataset.theme || read("tandem.theme");
  var dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.classList.toggle("dark", dark);
  if (!root.dataset.theme) root.lang = read("tandem.language") || (/^fr\b/i.test(navigator.language) ? "fr" : "en");
  // The browser offers to install once, often before anybody listens; src/offline/install-prompt.ts takes it from here.
  addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    window.tandemOffer = event;
  });
})();
