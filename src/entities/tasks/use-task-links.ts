import { useQuery } from "@tanstack/react-query";
import type { Where } from "../../entity/list-request.ts";
import { api, type Entry } from "../../client/api.ts";

export type TaskLink = Entry<"task_links">;
type Task = Entry<"tasks">;

/** The relations of a task, and the tasks at their other ends as far as the reader sees them. */
export function useTaskLinks(id: string) {
  const ends: Where = { or: [{ from_id: id }, { to_id: id }] };
  const where: Where = { and: [ends, { from_deleted_at: null, to_deleted_at: null }] };
  const links = useQuery({
    queryKey: ["task_links", "list", "of", id],
    queryFn: ({ signal }) => api.task_links.list({ where, order: ["created_at"], limit: 100 }, signal),
  });
  const others = [...new Set((links.data?.data ?? []).map((link) => otherOf(link, id)))].toSorted();
  const tasks = useQuery({
    queryKey: ["tasks", "list", "ends", others],
    queryFn: ({ signal }) => api.tasks.list({ where: { id: { in: others } }, limit: 100 }, signal),
    enabled: others.length > 0,
  });
  const by_id = new Map<string, Task>((tasks.data?.data ?? []).map((task) => [task.id, task]));
  return {
    error: links.error,
    pending: links.isPending || (others.length > 0 && tasks.isPending),
    links: links.data?.data ?? [],
    rights: links.data?.rights ?? {},
    taskOf: (link: TaskLink) => by_id.get(otherOf(link, id)),
  };
}

const otherOf = ({ from_id, to_id }: Pick<TaskLink, "from_id" | "to_id">, id: string) =>
  from_id === id ? to_id : from_id;
