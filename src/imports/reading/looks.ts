import { readCountry } from "./countries.ts";

/** What the samples of a column look like, where its heading does not say. */
export type Look = "email" | "phone" | "website" | "country" | "amount" | "date" | "flag" | "person" | "id" | "none";

const tests: [Look, (text: string) => boolean][] = [
  ["email", (text) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/.test(text)],
  ["website", (text) => /^(https?:\/\/|www\.)\S+$/i.test(text)],
  [
    "id",
    (text) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$|^[1-9]\d{9,}$|^[0-9a-f]{24,}$|^(?=.*\d)[A-Za-z0-9]{15}([A-Z0-9]{3})?$|^[a-z]{1,3}:\d{6,}$/i.test(
        text,
      ),
  ],
  ["date", (text) => /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](\d{4}|\d{2}))([T\s].*)?$/.test(text)],
  // (An address of a network, a large number with points, and what Americans are insured by look alike.)
  [
    "phone",
    (text) =>
      /^(\+|00|\(\+?|0\d)[\d\s().\-/x]{6,20}$|^\d{2,4}([\s.-]\d{2,4}){2,4}$/.test(text) &&
      !/^\d{1,3}(\.\d{1,3}){2,3}$|^\d{3}-\d{2}-\d{4}$/.test(text),
  ],
  ["amount", (text) => /^[€$£₹]\s?[\d.,\s]+$|^[\d.,\s]+\s?[€$£₹]$/.test(text)],
  ["flag", (text) => /^(yes|no|true|false|oui|non|ja|nein|nee|si|sí|sì|sim|não|y|n|x)$/i.test(text)],
  ["country", (text) => text.length > 3 && readCountry(text) !== undefined],
];

/** The look that nearly all samples share. */
export function lookOf(samples: string[]): Look {
  if (samples.length === 0) return "none";
  const share = (test: (text: string) => boolean) => samples.filter(test).length / samples.length;
  return tests.find(([, test]) => share(test) >= 0.8)?.[0] ?? "none";
}

/** Whether samples look like names of people: a few capitalised words, seldom the same. */
export function looksLikeNames(samples: string[]): boolean {
  const names = samples.filter((text) => /^(\p{Lu}[\p{L}'’.-]*)(\s+\p{Lu}?[\p{L}'’.-]+){1,3}$/u.test(text));
  return names.length / Math.max(1, samples.length) >= 0.8 && new Set(samples).size > samples.length * 0.6;
}
