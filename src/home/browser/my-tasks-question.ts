import { queryOptions } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import type { SignedIn } from "../../client/session.ts";
import type { Where } from "../../entity/list-request.ts";
import { open_states } from "../../entities/tasks/open-states.ts";
import { mayOpen } from "../../pages/may-open.ts";
import { dayAfter, isoDay } from "../../records/date-spans.ts";
import { recordClient } from "../../records/record-client.ts";

export type Task = Entry<"tasks">;

/** Of each part of a day at most so many rows are drawn. */
export const shown = 5;

/** The rows of a part that are drawn: the first few, or all that have come where somebody asked for them; and how many wait to be. */
export function drawn<Row>(rows: Row[], all: boolean): { rows: Row[]; waiting: number } {
  const first = all ? rows : rows.slice(0, shown);
  return { rows: first, waiting: rows.length - first.length };
}

/** One's own tasks that are late or due within a week, those first that wait longest. */
export function tasksQuestion(session: SignedIn) {
  return asked(session, { due_on: { lte: inAWeek() } }, 50);
}

/** The first of one's other tasks, those without a day last: for whoever has no leads, their day is their tasks. */
export function laterQuestion(session: SignedIn) {
  const later = { or: [{ due_on: { gt: inAWeek() } }, { due_on: { is_null: true } }] };
  return asked(session, later, shown, !session.rights?.["leads"]?.["create"]?.length);
}

const inAWeek = () => dayAfter(isoDay(new Date()), 7);

function asked(session: SignedIn, due: Where, limit: number, wanted = true) {
  const where = { owner_id: session.person.id, status: { in: [...open_states] }, ...due } as Where;
  const question = { where, order: ["due_on"], limit };
  return queryOptions({
    queryKey: ["tasks", "list", "day", question],
    queryFn: ({ signal }) => recordClient("tasks").list<Task>(question, signal),
    enabled: wanted && !!session.rights?.["tasks"]?.["read"]?.length && mayOpen(session, "/tasks"),
    refetchInterval: 60_000,
  });
}
