import { request } from "../../client/request.ts";
import type { Entry } from "../../client/api.ts";

type Task = Entry<"agent_tasks">;
type Asked = Pick<Task, "title"> & Partial<Pick<Task, "priority" | "required_capability">>;

/** Assigns a task, by its title or with its priority and what it needs: the worker gives it to the first agent that is able. Null where that failed. */
export async function assignTask(asked: string | Asked): Promise<Task | null> {
  const body = typeof asked === "string" ? { title: asked } : asked;
  try {
    return (await request<{ data: Task }>("POST", "/api/agent_tasks", { body })).data;
  } catch (error) {
    console.warn("/api/agent_tasks", error);
    return null;
  }
}
