import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { lazy, useMemo } from "react";
import type { EntityName } from "../client/api.ts";
import type { Owned } from "../records/assign.ts";
import { columnOf, type RecordRow } from "../records/record-client.ts";
import { skippedSentence } from "../records/skipped-sentence.ts";
import { loadTransitions } from "../records/use-meta.ts";
import type { Writes } from "../records/use-writes.ts";
import { wayBetween } from "../records/way-between.ts";
import { choiceWord } from "../ui/choice-word.ts";
import { toast } from "../ui/toast.ts";
import { phrase, t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { useScreen } from "./description.ts";
import { toastRefusal } from "./refusals.ts";
import { counted, sayOf } from "./words.ts";
import { useScreenWrites } from "./use-screen-writes.ts";

const AssignDialog = lazy(() => import("../records/assign-dialog.tsx"));
const GiveDialog = lazy(
  withFrench(
    () => import("./give-dialog.tsx"),
    () => import("./forms.french.ts"),
  ),
);

/** The acts that records of any entity have: shown at once, said, and open to undo where the server can. */
export function useActs() {
  const cache = useQueryClient();
  const { described, ask } = useScreen();
  const writes = useScreenWrites();
  return useMemo(() => {
    const { entity } = described;
    return {
      assign: (rows: RecordRow[]) =>
        ask((onClose) => (
          <AssignDialog
            records={rows as Owned[]}
            writes={writes}
            countWords={(count) => counted(entity, count)}
            onClose={onClose}
          />
        )),

      /** Asks for the value that all of them are to have. */
      give: (rows: RecordRow[], name: string) =>
        ask((onClose) => <GiveDialog rows={rows} name={name} onClose={onClose} />),

      remove: (rows: RecordRow[]): Promise<void> =>
        writes.remove(
          rows.map(({ id }) => id),
          (count, skipped) => removedSentence(entity, count, skipped),
        ),

      /** `column` is the entity's state, which its verb `move` takes under the same name. */
      move: (row: Named, column: string, to: string) =>
        moveRecord(cache, described.entity, writes, row, { column, to }).catch(toastRefusal),
    };
  }, [cache, described, writes, ask]);
}

type Named = RecordRow & { name: string };

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
  await writes.act(id, "move", { [column]: to }, { [column]: to });
  const back = wayBetween(await loadTransitions(cache, entity), to, before);
  const undo = async () => {
    for (const step of back ?? []) await writes.act(id, "move", { [column]: step }, { [column]: before });
  };
  const action = { label: t("Undo"), act: () => void undo().catch(toastRefusal) };
  toast(t("{{name}}: {{stage}}", { name, stage: choiceWord(to) }), back ? { action } : {});
}

function removedSentence(entity: string, count: number, skipped: number): string {
  if (count === 0 && skipped > 0) return skippedSentence(skipped);
  const removed = sayOf(entity, count === 1 ? one_removed : many_removed, { count });
  return skipped ? `${removed} ${skippedSentence(skipped)}` : removed;
}

const one_removed = phrase("1 {{thing}} is in the bin.");
const many_removed = phrase("{{count}} {{things}} are in the bin.");
