import { t } from "./translate.ts";

/** A value of a short list as people say it: `at_risk` is "At risk". */
export function choiceWord(value: string): string {
  return t(wordedChoice(value));
}

/** Its English, which is the key of its French. */
export function wordedChoice(value: string): string {
  const words = value.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
