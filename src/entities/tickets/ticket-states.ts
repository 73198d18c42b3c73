/** The states of a ticket on which somebody works or for which somebody waits. */
export const open_states = ["new", "in_progress", "awaiting_client", "awaiting_third_party"] as const;

/** Whether a ticket in this state is not over. */
export const isOpen = (state: string): boolean => (open_states as readonly string[]).includes(state);

/** For so many days after it was solved its client can reopen it. */
export const reopened_for_days = 7;
