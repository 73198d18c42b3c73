type Schema = Record<string, unknown>;

// What only screens ask of a list.
const for_screens = ["each_day", "few", "zone", "imported"];

// Formats that JSON schema knows; of the others, our own kinds of fields, the type says enough.
const known_formats = ["uuid", "date", "date-time", "email", "uri"];

/**
 * A schema as short as a model needs it, since all of them stand in its context: without the patterns and kinds of fields and
 * without how long texts may be, which the server checks and says, and without what only Tandem's own parts read.
 */
export function slimSchema(schema: Schema): Schema {
  const entries = Object.entries(schema).filter(([key, value]) => isForModels(key, value));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === "properties" ? propertiesOf(value as Schema) : slim(value)]),
  );
}

function isForModels(key: string, value: unknown): boolean {
  if (key === "format") return known_formats.includes(String(value));
  return !key.startsWith("x-") && !(key === "pattern" && typeof value === "string") && key !== "maxLength";
}

const propertiesOf = (properties: Schema): Schema =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (for_screens.includes(name) ? [] : [[name, slim(value)]])),
  );

function slim(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(slim);
  return typeof value === "object" && value !== null ? slimSchema(value as Schema) : value;
}
