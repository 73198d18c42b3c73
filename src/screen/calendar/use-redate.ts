import { useSession } from "../../client/session-context.ts";
import type { Rights } from "../../client/api.ts";
import { mayBeDone } from "../../records/may-be-done.ts";
import { columnOf, type RecordRow } from "../../records/record-client.ts";
import { useField } from "../../records/use-meta.ts";
import { useChangeable } from "../../client/session-context.ts";
import { useScreen } from "../description.ts";
import { useSaveField } from "../use-save-field.ts";
import { broughtTo, type Dated, dayOf } from "./days.ts";
import type { DayWords } from "./day-words.ts";

/** What brings records to another day, and which ones: those whose day the reader may change. */
export type Redate = { may: (row: RecordRow) => boolean; to: (row: RecordRow, day: string) => void };

/** Changes the day of a record, with a way back; without a line it waits like any other change. */
export function useRedate(
  { column, moment }: Dated,
  rights: Rights,
  words: DayWords,
  recount: (row: RecordRow, day: string) => void,
): Redate {
  const { entity } = useScreen().described;
  const { person } = useSession();
  const save = useSaveField();
  const changeable = useChangeable(entity)(column);
  const updatable = useField(entity, column)?.updatable;
  return {
    may: (row) => !!updatable && changeable && mayBeDone(rights["update"] ?? [], row, person),
    to: (row, day) => {
      const value = columnOf(row, column);
      if (dayOf(value, moment) === day) return;
      recount(row, day);
      save(row, column, broughtTo(value, day, moment), words.inFull(day));
    },
  };
}
