import type { Step } from "./definition.ts";

/** Each step with those within it, in order, and how deep it stands: 1 for the outermost. */
export function* walk(steps: Step[], depth = 1): Generator<{ step: Step; depth: number }> {
  for (const step of steps) {
    yield { step, depth };
    for (const inner of blocksOf(step)) yield* walk(inner, depth + 1);
  }
}

/** The blocks of steps within a step: what follows a yes, and a no. */
export function blocksOf(step: Step): Step[][] {
  return step.type === "branch" || step.type === "approval" ? [step.yes, step.no] : [];
}
