/** The entities that a company gives fields of its own: those with a column `custom`. */
export const owned_entities = ["leads", "accounts", "contacts"] as const;

/** What an own field can hold. */
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
] as const;

export type OwnKind = (typeof own_kinds)[number];

/** A value that can be chosen; `gone` is one that is offered no longer, and stays readable where it was chosen. */
export type OwnChoice = { key: string; name: string; gone?: boolean };

/** An own field as whoever works with records knows it. */
export type OwnField = {
  entity: string;
  key: string;
  name: string;
  kind: OwnKind;
  hint: string | null;
  required: boolean;
  choices: OwnChoice[];
};

/** Its name among the fields of its entity. */
export const ownName = (key: string): string => `custom.${key}`;

/** The key of a field of that name; undefined where it is not an own one. */
export const ownKey = (name: string): string | undefined =>
  name.startsWith("custom.") ? name.slice("custom.".length) : undefined;
