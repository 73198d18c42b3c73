import { queryOptions } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import type { SignedIn } from "../../client/session.ts";
import { open_states } from "../../entities/tasks/open-states.ts";
import { mayOpen } from "../../pages/may-open.ts";
import { dayAfter, isoDay } from "../../records/date-spans.ts";
import { recordClient } from "../../records/record-client.ts";

export type Task = Entry<"tasks">;

/** Of each part of a day at most so many rows are drawn. */
export const shown = 5;

/** One's own tasks that are late or due within a week, those first that wait longest. */
export function tasksQuestion(session: SignedIn) {
  const status = { in: [...open_states] };
  const where = { owner_id: session.person.id, status, due_on: { lte: dayAfter(isoDay(new Date()), 7) } };
  const question = { where, order: ["due_on"], limit: 50 };
  return queryOptions({
    queryKey: ["tasks", "list", "day", question],
    queryFn: ({ signal }) => recordClient("tasks").list<Task>(question, signal),
    enabled: !!session.rights?.["tasks"]?.["read"]?.length && mayOpen(session, "/tasks"),
    refetchInterval: 60_000,
  });
}
