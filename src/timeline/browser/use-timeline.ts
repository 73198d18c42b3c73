import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { useHere, useScreen } from "../../screen/description.ts";

export type Comment = Entry<"comments">;
export type Activity = Entry<"activities">;
export type Task = Entry<"agent_tasks">;

// Where the record that is open is a contact: what belongs to other records, and they took part in it.
function useTakenPart(state: Activity["state"], order: string) {
  const { row, contact } = { row: useHere().row, contact: useScreen().described.entity === "contacts" };
  const where = { contact_ids: { contains: row.id }, row_id: { neq: row.id }, state };
  return useRecords<Activity>("activities", { where, order: [order], include: ["contacts"] }, contact);
}

/**
 * What belongs to the record that is open: what was said, what was done, what agents were asked, what is planned; of a contact
 * also what they take part in elsewhere, as far as whoever reads sees what that belongs to.
 */
export function useTimeline() {
  const { id: row_id } = useHere().row;
  const said = useRecords<Comment>("comments", { where: { row_id }, order: ["-created_at"] });
  const include = ["contacts"];
  const done = useRecords<Activity>("activities", { where: { row_id, state: "done" }, order: ["-at"], include });
  const own = useRecords<Activity>("activities", { where: { row_id, state: "planned" }, order: ["at"], include });
  const shared = { done: useTakenPart("done", "-at"), planned: useTakenPart("planned", "at") };
  const about = { where: { about_id: row_id }, order: ["-created_at"], include: ["assigned"] };
  const asked = useRecords<Task>("agent_tasks", about);
  const planned = {
    rows: [...own.rows, ...shared.planned.rows].toSorted((one, other) => whenOf(one) - whenOf(other)),
    rights: own.rights,
    hasNextPage: own.hasNextPage || shared.planned.hasNextPage,
    fetchNextPage: () =>
      Promise.all([own, shared.planned].filter((each) => each.hasNextPage).map((each) => each.fetchNextPage())),
  };
  return { lists: { said, done, asked }, shared: shared.done, planned };
}

const whenOf = ({ at }: Activity) => (at === null ? Infinity : Date.parse(at));

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
