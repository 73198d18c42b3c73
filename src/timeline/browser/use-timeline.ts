import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { useHere } from "../../screen/description.ts";

export type Comment = Entry<"comments">;
export type Activity = Entry<"activities">;
export type Task = Entry<"agent_tasks">;

/** What belongs to the record that is open: what was said, what was done, what agents were asked, what is planned. */
export function useTimeline() {
  const { id: row_id } = useHere().row;
  const said = useRecords<Comment>("comments", { where: { row_id }, order: ["-created_at"] });
  const done = useRecords<Activity>("activities", { where: { row_id, state: "done" }, order: ["-at"] });
  const planned = useRecords<Activity>("activities", { where: { row_id, state: "planned" }, order: ["at"] });
  const about = { where: { about_id: row_id }, order: ["-created_at"], include: ["assigned"] };
  const asked = useRecords<Task>("agent_tasks", about);
  return { lists: { said, done, asked }, planned };
}

/**
 * Events of several lists, newest first, as far back as every list has been read (`unfinished`: the oldest of each that goes
 * on): what is older might stand before what another list has not told yet.
 */
export function upTo<One extends { at: string }>(events: One[], unfinished: string[]): One[] {
  const from = Math.max(...unfinished.map((at) => Date.parse(at)));
  return events
    .filter(({ at }) => Date.parse(at) >= from)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
