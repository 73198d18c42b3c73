import { placeOf } from "../entities/places.ts";
import { formatNumber } from "../ui/format.ts";
import { currentLanguage, t } from "../ui/translate.ts";

/** A sentence about records of an entity: `{{thing}}` and `{{things}}` are what one and many of them are called. */
export function sayOf(entity: string, sentence: string, values: Record<string, string | number> = {}): string {
  const { one, many } = placeOf(entity)?.words ?? { one: entity, many: entity };
  const said = t(sentence, { thing: lowered(t(one)), things: lowered(t(many)), ...values });
  return currentLanguage() === "fr" ? said.replace(/\bde (?=[aeiouyéèêà])/g, "d’") : said;
}

/** "1 lead", "12 leads". */
export function counted(entity: string, count: number): string {
  const number = formatNumber(count);
  return sayOf(entity, count === 1 ? "{{number}} {{thing}}" : "{{number}} {{things}}", { number });
}

function lowered(word: string): string {
  return /^.\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
}
