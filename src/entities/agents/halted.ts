/** A halt of all agents: since when, by whom and why. */
export type Halted = { at: string; by: string; by_name: string; reason: string };
