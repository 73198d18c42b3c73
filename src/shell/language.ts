import type { Language } from "../ui/translate.ts";
import type { Session } from "../client/session.ts";
import { readStored, store } from "../client/stored.ts";

// The same key as in public/boot.js, which sets the page's language before the first paint.
const key = "tandem.language";

/** The language chosen on this device, else the person's, else the browser's, else English. */
export function pickLanguage(session: Session | null): Language {
  const chosen = readStored(key);
  if (chosen === "en" || chosen === "fr") return chosen;
  return session?.person?.language ?? (/^fr\b/i.test(navigator.language) ? "fr" : "en");
}

/** Keeps the language on this device and loads the page again in it. */
export function chooseLanguage(language: Language): void {
  store(key, language);
  location.reload();
}

/** The languages by their own names, for switches. */
export const languages: Array<{ value: Language; label: string; lang: string }> = [
  { value: "en", label: "English", lang: "en" },
  { value: "fr", label: "Français", lang: "fr" },
];
