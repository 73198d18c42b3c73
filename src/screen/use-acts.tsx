import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { EntityName } from "../client/api.ts";
import type { Person } from "../client/session.ts";
import { useSession } from "../client/session-context.ts";
import { placeOf } from "../entities/places.ts";
import type { VerbMeta } from "../entity/meta.ts";
import { assignRecord, type Owned } from "../records/assign.ts";
import { columnOf, type RecordRow, type Values } from "../records/record-client.ts";
import { stateWord } from "../records/state-word.ts";
import { unlessMoved } from "../records/unless-moved.ts";
import { loadKnown } from "../records/use-meta.ts";
import type { Writes } from "../records/use-writes.ts";
import { wayBetween } from "../records/way-between.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { saidOf } from "./act-words.ts";
import { useScreen } from "./description.ts";
import { AssignDialog } from "./late-dialogs.ts";
import { toastRefusal } from "./refusals.ts";
import { removedSentence } from "./removed-sentence.ts";
import { useAskVerb } from "./use-ask-verb.tsx";
import { useScreenWrites } from "./use-screen-writes.ts";

/** The acts that records of any entity have: shown at once, said, and open to undo where the server can. */
export function useActs() {
  const cache = useQueryClient();
  const { described, ask } = useScreen();
  const writes = useScreenWrites();
  const { person } = useSession();
  const askVerb = useAskVerb();
  return useMemo(() => {
    const { entity, beside_assignee: Beside } = described;
    return {
      assign: (row: Owned) =>
        ask((onClose) => (
          <AssignDialog
            what={row.name}
            send={(owner) => assignRecord(entity, writes, row, owner)}
            {...{ onClose }}
            {...(Beside && { beside: (to) => <Beside {...{ row, to }} /> })}
          />
        )),

      /** Does a verb, and asks first what it needs. */
      verb: (row: Named, name: string, verb: VerbMeta) =>
        askVerb(name, verb, row.name, (input) =>
          doVerb(described.entity, writes, row, { name, back: verb.undone_by }, input, person),
        ),

      remove: (rows: RecordRow[], onBack?: () => void): Promise<void> =>
        writes.remove(
          rows.map(({ id }) => id),
          (count, left) => removedSentence(entity, count, left),
          onBack,
        ),

      /** `column` is the entity's state, which the verb that moves takes under the same name. */
      move: (row: Named, column: string, to: string) =>
        moveRecord(cache, described.entity, writes, row, { column, to }).catch(toastRefusal),
    };
  }, [cache, described, writes, ask, askVerb, person]);
}

type Named = RecordRow & { name: string };

/** Does a verb of one record, shown at once where it can be foreseen. */
async function doVerb(
  entity: EntityName,
  writes: Writes,
  row: Named,
  { name, back }: { name: string; back: string | undefined },
  input: Values,
  me: Person,
): Promise<void> {
  const expected = placeOf(entity)?.foresee?.[name]?.(row, input, me) ?? {};
  const seen = placeOf(entity)?.as_seen?.includes(name) && { version: row.version };
  await writes.act(row.id, name, { ...input, ...seen }, expected as Values);
  const undo = back && (() => writes.act(row.id, back, input, {}));
  toast(saidOf(entity, name, row), { tone: "good", ...(undo && { undo }) });
}

/** Moves a record to another state by its verb, and offers the way back by the steps that there are. */
async function moveRecord(
  cache: QueryClient,
  entity: EntityName,
  writes: Writes,
  row: Named,
  { column, to }: { column: string; to: string },
): Promise<void> {
  const { id, name } = row;
  const before = String(columnOf(row, column));
  const { mover, transitions = {} } = (await loadKnown(cache, entity)) ?? {};
  if (!mover) return;
  const move = (state: string, shown: string) => writes.act(id, mover, { [column]: state }, { [column]: shown });
  await move(to, to);
  const back = wayBetween(transitions, to, before);
  const undo = () =>
    unlessMoved(entity, id, { [column]: to }, async () => {
      for (const step of back ?? []) await move(step, before);
    });
  toast(t("{{name}}: {{stage}}", { name, stage: stateWord(entity, to) }), back ? { undo } : {});
}
