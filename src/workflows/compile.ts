import type { Step } from "./definition.ts";

/**
 * A step as a run does it: at its place in the list, going on at `next`, or, where it branches and the answer is no, at
 * `otherwise`. A place behind the last is the end.
 */
export type Instruction = { step: Step; next: number; otherwise: number };

/** The steps of a workflow as one list, in the order in which they stand. */
export function compile(steps: Step[]): Instruction[] {
  const list: Instruction[] = [];
  place(steps, list, []);
  for (const each of list) {
    if (each.next === after) each.next = list.length;
    if (each.otherwise === after) each.otherwise = list.length;
  }
  return list;
}

const after = -1;

/** Places steps; `ends` are the instructions that go on at whatever comes next. Answers those that then do. */
function place(steps: Step[], list: Instruction[], ends: (() => void)[]): (() => void)[] {
  let open = ends;
  for (const step of steps) {
    for (const goOn of open) goOn();
    const made: Instruction = { step, next: after, otherwise: after };
    list.push(made);
    open = branchOf(step, made, list);
  }
  return open;

  function branchOf(step: Step, made: Instruction, all: Instruction[]): (() => void)[] {
    const goesOn = (key: "next" | "otherwise") => () => void (made[key] = all.length);
    if (step.type === "stop") return [];
    if (step.type !== "branch" && step.type !== "approval") return [goesOn("next")];
    return [...place(step.yes, all, [goesOn("next")]), ...place(step.no, all, [goesOn("otherwise")])];
  }
}
