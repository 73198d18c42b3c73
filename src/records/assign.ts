import type { EntityName, Named } from "../client/api.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import type { ManyAct } from "./many.ts";
import type { RecordRow } from "./record-client.ts";
import { unlessMoved } from "./unless-moved.ts";
import type { Writes } from "./use-writes.ts";

/** A record that somebody is responsible for. */
export type Owned = RecordRow & { name: string; owner?: Named | null };

/** Gives one record to a person, and offers to give it back; throws when it is refused. */
export async function assignRecord(entity: EntityName, writes: Writes, record: Owned, owner: Named): Promise<void> {
  const { id, name, owner: before } = record;
  const give = (to: Named) =>
    writes.act(id, "assign", { owner_id: to.id }, { owner_id: to.id, owner: { id: to.id, name: to.name } });
  await give(owner);
  toast(t("{{what}} is now in the care of {{name}}.", { what: name, name: owner.name }), {
    ...(before && { undo: () => unlessMoved(entity, id, { owner_id: owner.id }, () => give(before)) }),
  });
}

/** The same for many; those that nobody owned cannot be given back. */
export function assignment(owner: Named, countWords: (count: number) => string): ManyAct {
  return {
    do: "assign",
    with: { owner_id: owner.id },
    name: t("Assign to {{name}}", { name: owner.name }),
    said: (count) =>
      count === 1
        ? t("{{what}} is now in the care of {{name}}.", { what: countWords(count), name: owner.name })
        : t("{{what}} are now in the care of {{name}}.", { what: countWords(count), name: owner.name }),
    was: ["owner_id"],
    back: ({ owner_id }) => (owner_id ? { do: "assign", with: { owner_id } } : null),
  };
}
