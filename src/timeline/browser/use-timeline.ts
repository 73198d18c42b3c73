import type { Entry } from "../../client/api.ts";
import type { Where } from "../../entity/list-request.ts";
import { useRecords } from "../../records/use-records.ts";
import { useHere, useScreen } from "../../screen/description.ts";

export type Comment = Entry<"comments">;
export type Activity = Entry<"activities">;
export type Task = Entry<"agent_tasks">;

// Of a contact what belongs to other records, where they took part; of any other record nothing: it asks what its own list asks, once.
function useTakenPart(state: Activity["state"], order: string) {
  const { id: row_id } = useHere().row;
  const contact = useScreen().described.entity === "contacts";
  const where: Where = contact
    ? { contact_ids: { contains: row_id }, row_id: { neq: row_id }, state }
    : { row_id, state };
  const list = useRecords<Activity>("activities", { where, order: [order], include });
  return contact ? list : { ...list, rows: [], hasNextPage: false };
}

const include = ["contacts"];

/**
 * What belongs to the record that is open: what was said, what was done, what agents were asked, what is planned; of a contact
 * also what they take part in elsewhere, as far as whoever reads sees what that belongs to.
 */
export function useTimeline() {
  const { id: row_id } = useHere().row;
  const said = useRecords<Comment>("comments", { where: { row_id }, order: ["-created_at"] });
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
