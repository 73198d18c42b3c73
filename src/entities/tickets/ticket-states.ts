/** The states of a ticket on which somebody works or for which somebody waits. */
export const open_states = ["new", "in_progress", "awaiting_client", "awaiting_third_party"] as const;

/** Whether the moment at which something is due has passed. */
export const isLate = (due_at: string | null): boolean => due_at !== null && Date.parse(due_at) < Date.now();

/** For so many days after it was solved its client can reopen it. */
export const reopened_for_days = 7;
