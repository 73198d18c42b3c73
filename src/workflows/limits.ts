/** The records whose changes start a workflow, each with the column that says its state. */
export const states_of = {
  leads: "stage",
  accounts: "stage",
  contacts: "status",
  activities: "state",
  projects: "status",
  tasks: "status",
  documents: "status",
  tickets: "status",
  time_entries: "status",
} as const;
export type Triggering = keyof typeof states_of;
export const triggering = Object.keys(states_of) as [Triggering, ...Triggering[]];

/** How a condition compares a field with its value. */
export const condition_ops = ["equals", "differs", "contains", "more", "less", "empty", "filled"] as const;

/** What a workflow may hold at most. */
export const most = {
  steps: 50,
  depth: 5,
  conditions: 20,
  fields: 40,
  /** Characters of a text with variables. */
  value: 5000,
  wait_minutes: 525_600,
} as const;
