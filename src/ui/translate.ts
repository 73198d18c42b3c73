import i18next from "i18next";

/** The two languages of the interface. */
export type Language = "en" | "fr";

/** Sentences by their English text, which is also their key. */
export type Catalogue = Record<string, string>;

/** Makes `t` answer in a language; call it once, before the first render. */
export async function startTranslation(language: Language, catalogue: Catalogue): Promise<void> {
  await i18next.init({
    lng: language,
    keySeparator: false,
    nsSeparator: false,
    // The key is the English sentence: whatever is not in the catalogue is shown as it stands.
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: catalogue } },
  });
  document.documentElement.lang = language;
}

/** The sentence in the person's language, `{{name}}` filled from `values`. */
export function t(sentence: string, values?: Record<string, string | number>): string {
  // A failure of the start-up is told in English, before any language is loaded.
  return i18next.isInitialized ? i18next.t(sentence, values ?? {}) : sentence;
}

/** Marks a sentence kept in a table for translation; show it later with `t`. */
export function phrase(sentence: string): string {
  return sentence;
}

/** The language `t` answers in. */
export function currentLanguage(): Language {
  return i18next.language === "fr" ? "fr" : "en";
}
