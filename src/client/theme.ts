import { useSyncExternalStore } from "react";
import { keepPreferences, kept_as } from "./preferences.ts";
import type { Theme } from "./session.ts";
import { readStored, store } from "./stored.ts";
import { sayNotKept } from "./not-kept.ts";

/** The chosen theme and the function that changes it, at once and in every place that shows it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme), chooseTheme];
}

/** Follows the system's change of theme while "system" is chosen. */
export function watchSystemTheme(): void {
  systemDark().addEventListener("change", applyTheme);
}

const listeners = new Set<() => void>();

function chooseTheme(theme: Theme): void {
  store(kept_as.theme, theme);
  applyTheme();
  keepPreferences({ theme }).catch(sayNotKept);
  for (const listener of listeners) listener();
}

function applyTheme(): void {
  const theme = readTheme();
  const dark = theme === "dark" || (theme === "system" && systemDark().matches);
  document.documentElement.classList.toggle("dark", dark);
}

// Light until somebody chooses (darkMode false in the spec); the same rule as in public/boot.js.
function readTheme(): Theme {
  const stored = readStored(kept_as.theme);
  return stored === "dark" || stored === "system" ? stored : "light";
}

function systemDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
