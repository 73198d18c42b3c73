/** How one task stands to another, each from the side where the relation begins. */
export const link_kinds = ["blocks", "starts_before", "finishes_before", "duplicates", "relates"] as const;
export type LinkKind = (typeof link_kinds)[number];

/** Those that hold the days of the other task: from finish to start, start to start, finish to finish. */
export const constraints = ["blocks", "starts_before", "finishes_before"] as const;
export type Constraint = (typeof constraints)[number];

/** Whether a relation holds days. */
export const isConstraint = (kind: string): kind is Constraint => (constraints as readonly string[]).includes(kind);
