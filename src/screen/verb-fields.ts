import type { FieldMeta, VerbMeta } from "../entity/meta.ts";

type Property = { type?: string; enum?: string[]; format?: string; maxLength?: number };
type Schema = { properties?: Record<string, Property>; required?: string[] };

/** What is said of a verb, with dots where it asks for something first. */
export const asking = (said: string, { input }: VerbMeta) => (asks(input) ? `${said}…` : said);

/** Whether a verb asks for anything. */
export const asks = (input: VerbMeta["input"]) => Object.keys((input as Schema).properties ?? {}).length > 0;

/** The fields of a verb's form: what is named like a column is asked for as that column is. (What has parts wants a form of its own.) */
export function verbFields({ input }: VerbMeta, columns: FieldMeta[]): FieldMeta[] {
  const { properties = {}, required = [] } = input as Schema;
  const plain = Object.entries(properties).filter(([, { type }]) => type !== "object");
  return plain.map(([name, property]) => {
    const column = columns.find((each) => each.name === name);
    const own = { kind: kindOf(property), list: property.type === "array" };
    return {
      ...(column ?? { name, ...own, creatable: true, updatable: true, sortable: false }),
      ...(property.enum && { choices: property.enum }),
      required: required.includes(name),
      nullable: false,
    };
  });
}

function kindOf({ type, format, maxLength = 0 }: Property): string {
  if (type === "boolean") return "flag";
  if (type === "integer" || type === "number") return "count";
  if (format === "date") return "date";
  if (format === "date-time") return "moment";
  return maxLength > 2000 ? "text" : "line";
}
