import type { Language } from "../ui/translate.ts";
import type { Session } from "./session.ts";
import { keepPreferences, kept_as } from "./preferences.ts";
import { readStored, store } from "./stored.ts";
import { sayNotKept } from "./not-kept.ts";

/** The person's language; before anybody is signed in the one chosen on this device, else the browser's, else English. */
export function pickLanguage(session: Session | null): Language {
  if (session?.person) return session.person.language;
  const chosen = readStored(kept_as.language);
  if (chosen === "en" || chosen === "fr") return chosen;
  return /^fr\b/i.test(navigator.language) ? "fr" : "en";
}

/** Keeps the language on this device and loads the page again in it. */
export function chooseLanguage(language: Language): void {
  store(kept_as.language, language);
  location.reload();
}

/** Keeps the language for the person who is signed in and loads the page again in it. */
export async function changeLanguage(language: Language): Promise<void> {
  await keepPreferences({ language }).then(() => chooseLanguage(language), sayNotKept);
}

/** The languages by their own names, for switches. */
export const languages: Array<{ value: Language; label: string; lang: string }> = [
  { value: "en", label: "English", lang: "en" },
  { value: "fr", label: "Français", lang: "fr" },
];
