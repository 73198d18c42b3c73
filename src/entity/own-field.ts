/** What an own field can hold: some of all kinds. */
export type OwnKind =
  | "line"
  | "text"
  | "count"
  | "money"
  | "percent"
  | "date"
  | "flag"
  | "choice"
  | "email"
  | "phone"
  | "url";

/** A value that can be chosen; `gone` is one that is offered no longer, and stays readable where it was chosen. */
export type OwnChoice = { key: string; name: string; gone?: boolean };

/** A field that the company has made itself, as whoever works with records knows it. */
export type OwnField = {
  entity: string;
  key: string;
  name: string;
  kind: OwnKind;
  hint: string | null;
  required: boolean;
  choices: OwnChoice[];
};
