import type { OwnKind } from "../../entity/own-field.ts";

/** The entities that a company gives fields of its own: those with a column `custom`. */
export const owned_entities = ["leads", "accounts", "contacts", "projects", "tasks"] as const;

/** What an own field can hold, in the order in which it is offered. */
export const own_kinds = [
  "line",
  "text",
  "count",
  "money",
  "percent",
  "date",
  "flag",
  "choice",
  "email",
  "phone",
  "url",
] as const satisfies readonly OwnKind[];
