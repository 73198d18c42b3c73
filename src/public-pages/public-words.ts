import type { Reader } from "./page.ts";

/** What all public pages say. */
export const public_words: Record<Reader["language"], { lang: string; full: string }> = {
  english: { lang: "en", full: "Too much was sent from here. Please try again later." },
  french: { lang: "fr", full: "Trop d’envois viennent d’ici. Merci de réessayer plus tard." },
};
