import { stageName as accountStage } from "../entities/accounts/account-stages.ts";
import { stageName as leadStage } from "../entities/leads/stage-names.ts";
import { phrase, t } from "../ui/translate.ts";
import type { Item } from "./item.ts";

/** What a write does, in words. */
export function actWords({ act, entity, body }: Pick<Item, "act" | "entity" | "body">): string {
  if (act !== "move") return t(words[act] ?? act);
  const stage = String(body["stage"]);
  return t("Moves to “{{stage}}”", { stage: entity === "accounts" ? accountStage(stage) : leadStage(stage) });
}

/** What the record is. */
export function entityWord(entity: string): string {
  return t(entities[entity] ?? entity);
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

const entities: Record<string, string> = {
  leads: phrase("Lead"),
  accounts: phrase("Client"),
  contacts: phrase("Contact"),
  tags: phrase("Tag"),
};
