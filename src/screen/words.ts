import { placeOf } from "../entities/places.ts";
import { formatNumber } from "../ui/format.ts";
import { lowered } from "../ui/lowered.ts";
import { currentLanguage, isOne, t } from "../ui/translate.ts";

/** A sentence about records of an entity: `{{thing}}` and `{{things}}` are what one and many of them are called. */
export function sayOf(entity: string, sentence: string, values: Record<string, string | number> = {}): string {
  const { one, many, several = many } = placeOf(entity)?.words ?? { one: entity, many: entity };
  const said = t(sentence, { thing: lowered(t(one)), things: lowered(t(several)), ...values });
  return currentLanguage() === "fr" ? said.replace(/\bde (?=[aeiouyéèêà])/g, "d’") : said;
}

/** "1 lead", "12 leads". */
export function counted(entity: string, number: number): string {
  return sayOf(entity, isOne(number) ? "{{count}} {{thing}}" : "{{count}} {{things}}", { count: formatNumber(number) });
}
