import { stateWord } from "../../records/state-word.ts";
import { glyphs } from "../tasks/task-glyphs.ts";
import type { ProjectState } from "./use-project-states.ts";

/** Where a task of a project can stand: in a state of its own, or in one that all tasks have. */
export type Standing = { value: string; label: string; status: string; state: ProjectState | null };

/** All of them in the order of a task's life: what the project calls by itself stands in the place of the usual word. */
export function standingsOf(states: ProjectState[]): Standing[] {
  return Object.keys(glyphs).flatMap((status): Standing[] => {
    const own = states.filter((state) => state.status === status);
    if (own.length === 0) return [{ value: status, label: stateWord("tasks", status), status, state: null }];
    return own.map((state) => ({ value: state.id, label: state.name, status, state }));
  });
}
