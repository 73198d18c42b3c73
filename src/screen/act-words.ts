import { placeOf } from "../entities/places.ts";
import { wordedChoice } from "../ui/choice-word.ts";
import { t } from "../ui/translate.ts";

/** What a verb of an entity is called, wherever it is offered: as its place says, else as its name does. */
export function actWord(entity: string, verb: string): string {
  return t(placeOf(entity)?.acts?.[verb] ?? wordedChoice(verb));
}

/** What is said when a verb was done: "Drill 7: Lent", "Lent: 3 drills"; where its place has no word for that, that it is done. */
export function saidOf(entity: string, verb: string, what: { name: string } | { count: string }): string {
  const said = placeOf(entity)?.said?.[verb];
  const named = "name" in what ? what.name : what.count;
  if (!said) return t("Done: {{act}}", { act: `${actWord(entity, verb)} · ${named}` });
  const [name, stage] = "name" in what ? [named, t(said)] : [t(said), named];
  return t("{{name}}: {{stage}}", { name, stage });
}
