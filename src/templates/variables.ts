/** What a letter can be written to; the records of its variables. */
export const written_to = ["leads", "contacts", "accounts"] as const;
export type WrittenTo = (typeof written_to)[number];

/** In which language a template is, and its values are worded. */
export const languages = ["english", "french"] as const;
export type Language = (typeof languages)[number];

/** How a value is worded in the language of the template. */
export type VariableType = "text" | "money" | "date";

/**
 * Everything that a template can name, by group. `recipient` and `sender` are there whatever a letter is written to; `lead` makes it
 * one for leads, `client` one for contacts and clients.
 */
export const variables = {
  recipient: { name: "text", first_name: "text", last_name: "text", civility: "text", title: "text", email: "text" },
  lead: { company: "text", city: "text", value: "money", expected_close: "date" },
  client: { name: "text", legal_name: "text", city: "text", since: "date" },
  sender: { name: "text", first_name: "text", title: "text", email: "text", phone: "text", company: "text" },
} as const satisfies Record<string, Record<string, VariableType>>;

export type Group = keyof typeof variables;

export const groups = Object.keys(variables) as Group[];

/** The variables as they are written: `recipient.first_name`. */
export const variable_names: string[] = Object.entries(variables).flatMap(([group, those]) =>
  Object.keys(those).map((name) => `${group}.${name}`),
);

/** The values of one letter by their group; what is not known of the record is not there. */
export type Values = Partial<Record<Group, Record<string, string>>>;

/** Whether a source names a variable of that group. */
export const uses = (source: string, group: Group): boolean => new RegExp(`\\{[{%][^{}]*\\b${group}\\.`).test(source);

/** To which records a letter of that source can be written (as email_templates.written_to has it of what is stored). */
export function writtenToOf(source: string): readonly WrittenTo[] {
  if (uses(source, "lead")) return ["leads"];
  return uses(source, "client") ? ["contacts", "accounts"] : written_to;
}
