/** The states of a task that is not over. */
export const open_states = ["triage", "backlog", "todo", "in_progress", "in_review"] as const;

/** Whether a task in this state is not over. */
export const isOpen = (state: string): boolean => (open_states as readonly string[]).includes(state);
