import { placeOf } from "../entities/places.ts";
import { stateWord } from "../records/state-word.ts";
import { phrase, t } from "../ui/translate.ts";
import type { Item } from "./item.ts";

/** What a write does, in words. */
export function actWords({ entity, act, body }: Pick<Item, "entity" | "act" | "body">): string {
  if (act !== "move") return t(words[act] ?? act);
  return t("Moves to “{{stage}}”", { stage: stateWord(entity, String(body["stage"])) });
}

/** What the record is. */
export function entityWord(entity: string): string {
  return t(placeOf(entity)?.words.one ?? entity);
}

const words: Record<string, string> = {
  create: phrase("Is new"),
  update: phrase("Is changed"),
  remove: phrase("Goes into the bin"),
  restore: phrase("Comes out of the bin"),
  claim: phrase("Becomes yours"),
  win: phrase("Is won"),
  lose: phrase("Is lost"),
  reopen: phrase("Is opened again"),
};
