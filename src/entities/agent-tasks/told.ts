import { phrase, t } from "../../ui/translate.ts";

// What the worker says of a task.
phrase("No model is configured.");
phrase("Nothing does this by itself yet.");
phrase("No active agent can do this.");
phrase("The agent that was asked is not at work, or cannot do this.");
phrase("The server that worked on it stopped.");
phrase("Who asked for this may no longer sign in.");
phrase("Who asked for this may not do it.");
phrase("This would go beyond what one task may spend.");
phrase("This would go beyond what one agent may spend in a day.");
phrase("This would go beyond what one person may spend on agents in a day.");
phrase("This would go beyond what the company may spend on agents in a day.");
phrase("The endpoint did not answer in time.");
phrase("The endpoint stopped in the middle of its answer.");
phrase("This task asks no question.");
phrase("It answered nothing.");
phrase("It asked for the same thing three times.");
phrase("It did not use its tools as they are.");
phrase("What came of it could not be kept.");
phrase("Only who asked for this may word it otherwise.");
phrase("There is no such tool.");
phrase("What it was given is no JSON that can be read.");
phrase("Exactly this was asked before: its answer stands above.");
phrase("All agents are halted.");
phrase("This agent is paused.");
phrase("It waits until somebody decides what was proposed.");
phrase("It waits for what it gave to other agents.");
phrase("No active agent that may be told this can do it.");
phrase("A step gives no steps.");
phrase("A task gives one to seven steps, once.");

/** Why a task waits or failed, in the language of the page. */
export function told(sentence: string): string {
  const [, status] = /^The endpoint answered (\d{3})\.$/.exec(sentence) ?? [];
  return status ? t("The endpoint of the model answered {{status}}.", { status }) : t(sentence);
}
