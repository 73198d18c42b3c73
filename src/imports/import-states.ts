/** The life of an import. `checking`, `committing` and `undoing` are at work; the others wait for a person. */
export const import_states = [
  "uploading",
  "uploaded",
  "checking",
  "checked",
  "committing",
  "stopped",
  "committed",
  "undoing",
  "undone",
  "cancelled",
] as const;

export type ImportState = (typeof import_states)[number];

/** The states in which a server works on the import. */
export const working_states = ["checking", "committing", "undoing"] as const satisfies readonly ImportState[];

export type WorkingState = (typeof working_states)[number];
