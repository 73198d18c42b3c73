/** The stages of a lead, in the order of the board. */
export const stages = ["new", "contacted", "qualified", "proposal", "negotiation", "on_hold", "won", "lost"] as const;

export type Stage = (typeof stages)[number];

/** Stages in which a lead is still being worked. */
export const open_stages = [
  "new",
  "contacted",
  "qualified",
  "proposal",
  "negotiation",
  "on_hold",
] as const satisfies readonly Stage[];

/** Whether a lead in this stage is still being worked. */
export function isOpenStage(stage: string): boolean {
  return (open_stages as readonly string[]).includes(stage);
}

/** Why leads are often lost: offered where one says why. */
export const usual_losses = ["Price", "Chose a competitor", "No budget", "No need", "No answer", "Bad timing"] as const;
