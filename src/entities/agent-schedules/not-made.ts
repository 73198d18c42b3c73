import { phrase, t } from "../../ui/translate.ts";

// What the worker says of a time that made no task.
phrase("Its time passed while no agent worked.");
phrase("Its owner may not ask agents for anything now.");
phrase("Its last task is not done yet.");
phrase("You have 200 tasks that are not done. Cancel some, or wait.");
// And what is refused.
phrase("All agents are halted.");
phrase("You have 50 schedules, and nobody has more. Remove one first.");

/** Why the last time made no task, in the language of the page. */
export const notMade = (sentence: string): string => t(sentence);
