/** The two languages of the interface. */
export type Language = "en" | "fr";

/** Sentences by their English text, which is also their key. */
export type Catalogue = Record<string, string>;

let spoken: { language: Language; catalogue: Catalogue } = { language: "en", catalogue: {} };

/** Makes `t` answer in a language; a browser calls it once, before the first render. */
export function startTranslation(language: Language, catalogue: Catalogue): void {
  spoken = { language, catalogue };
}

/** Adds the sentences of a screen that is about to be shown. */
export function addSentences(catalogue: Catalogue): void {
  spoken = { ...spoken, catalogue: { ...spoken.catalogue, ...catalogue } };
}

/** The sentence in the person's language, `{{name}}` filled from `values`; as it stands where the catalogue lacks it. */
export function t(sentence: string, values?: Record<string, string | number>): string {
  const said = spoken.catalogue[sentence] ?? sentence;
  if (!values) {
    whole.set(said, sentence);
    return said;
  }
  return said.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}

const whole = new Map<string, string>();

/** The English of a text that is a sentence of the interface as it stands, so that nothing of anybody's is in it. */
export function ownSentence(text: string): string | undefined {
  return whole.get(text);
}

/** Marks a sentence kept in a table for translation; show it later with `t`. */
export function phrase<Sentence extends string>(sentence: Sentence): Sentence {
  return sentence;
}

/** Whether so many are named in the singular: one, and in French nothing too. */
export const isOne = (count: number): boolean => count === 1 || (count === 0 && spoken.language === "fr");

/** The language `t` answers in. */
export function currentLanguage(): Language {
  return spoken.language;
}
