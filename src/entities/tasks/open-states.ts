/** The states of a task that is not over. */
export const open_states = ["triage", "backlog", "todo", "in_progress", "in_review"] as const;
