import { z } from "zod";
import { isBroken } from "../entities/tasks/shift.ts";
import { workingDays } from "../working-time/working-days.ts";

const early = z.object({ key: z.string(), ends: z.string(), begins: z.string(), lag: z.int() });
const stands = z.array(z.looseObject({ early: z.array(early) }));
const rests = z.object({ weekdays: z.array(z.int()), off: z.array(z.string()) });

/** Leaves of what projects may begin too early for only what they do: the rule is that of moves and of the panel (`isBroken`). */
export function onlyEarly(rows: string, rest_days: string): string {
  const calendar = workingDays(rests.parse(JSON.parse(rest_days)));
  const data = stands.parse(JSON.parse(rows)).map((row) => ({
    ...row,
    early: row.early.filter(({ ends, begins, lag }) =>
      isBroken(
        { from_id: "", to_id: "", kind: "blocks", lag },
        { id: "", starts_on: null, due_on: ends },
        { id: "", starts_on: begins, due_on: null },
        calendar,
      ),
    ),
  }));
  return JSON.stringify({ data });
}
