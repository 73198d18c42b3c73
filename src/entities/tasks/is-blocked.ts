import { isOpen } from "./open-states.ts";

/** Whether a task cannot go on: it says why, or another that is not over blocks it. */
export function isBlocked(task: { status: string; blocked_reason: string | null; open_blockers: number }): boolean {
  return isOpen(task.status) && (!!task.blocked_reason || task.open_blockers > 0);
}
