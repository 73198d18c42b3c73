import { useSyncExternalStore } from "react";
import { readStored, store } from "../client/stored.ts";

/** How light or dark the app is; light until somebody chooses (darkMode false in the spec). */
export type Theme = "light" | "dark" | "system";

/** The chosen theme and the function that changes it, at once and in every place that shows it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme), chooseTheme];
}

/** Follows the system's change of theme while "system" is chosen. */
export function watchSystemTheme(): void {
  systemDark().addEventListener("change", applyTheme);
}

// The same key and rule as in public/boot.js, which runs before the first paint.
const key = "tandem.theme";
const listeners = new Set<() => void>();

function chooseTheme(theme: Theme): void {
  store(key, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

function applyTheme(): void {
  const theme = readTheme();
  const dark = theme === "dark" || (theme === "system" && systemDark().matches);
  document.documentElement.classList.toggle("dark", dark);
}

function readTheme(): Theme {
  const stored = readStored(key);
  return stored === "dark" || stored === "system" ? stored : "light";
}

function systemDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
