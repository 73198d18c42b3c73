type Schema = Record<string, unknown>;

// What only screens ask of a list.
const for_screens = ["each_day", "few", "zone", "imported"];

/**
 * A schema as short as a model needs it, since all of them stand in its context: without the patterns of formats, which the
 * server checks, and what only Tandem's own parts read. (A sales person's tools are 78 KB so.)
 */
export function slimSchema(schema: Schema): Schema {
  const entries = Object.entries(schema).filter(
    ([key, value]) => !key.startsWith("x-") && !(key === "pattern" && typeof value === "string"),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === "properties" ? propertiesOf(value as Schema) : slim(value)]),
  );
}

const propertiesOf = (properties: Schema): Schema =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (for_screens.includes(name) ? [] : [[name, slim(value)]])),
  );

function slim(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(slim);
  return typeof value === "object" && value !== null ? slimSchema(value as Schema) : value;
}
