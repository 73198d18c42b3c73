import { type ApiDocument, resolved, type Schema } from "./api-document.ts";

const deepest = 6;

/** A value that a schema describes, with its required properties only. */
export function exampleOf(document: ApiDocument, schema: Schema, depth = 0): unknown {
  const own = resolved<Schema>(document, schema);
  const given = own.example ?? own.const ?? own.default ?? own.enum?.[0];
  if (given !== undefined) return given;
  const choice = (own.anyOf ?? own.oneOf)?.find((one) => one.type !== "null");
  if (choice) return exampleOf(document, choice, depth + 1);
  const type = typesOf(own)[0];
  if (depth > deepest) return null;
  if (type === "object" || own.properties) return Object.fromEntries(requiredOf(document, own, depth));
  if (type === "array") return own.items ? [exampleOf(document, own.items, depth + 1)] : [];
  return simple(type, own);
}

function requiredOf(document: ApiDocument, { properties = {}, required = [] }: Schema, depth: number) {
  return required.flatMap((name) => {
    const property = properties[name];
    return property ? [[name, exampleOf(document, property, depth + 1)] as const] : [];
  });
}

function simple(type: string | undefined, { format = "", minimum }: Schema): unknown {
  if (type === "integer" || type === "number") return minimum ?? 0;
  if (type === "boolean") return false;
  return type === "string" ? (formats[format] ?? "") : null;
}

const formats: Record<string, string> = {
  uuid: "00000000-0000-7000-8000-000000000000",
  date: "2026-12-31",
  "date-time": "2026-12-31T12:00:00Z",
  email: "ada@example.org",
  uri: "https://example.org",
};

const typesOf = ({ type }: Schema) => (Array.isArray(type) ? type : type ? [type] : []);

/** A property of a body as one reads it. */
export type Property = { name: string; type: string; required: boolean; description: string };

/** The properties of a body, the required ones first. */
export function propertiesOf(document: ApiDocument, schema: Schema): Property[] {
  const own = resolved<Schema>(document, schema);
  const required = new Set(own.required);
  const all = Object.entries(own.properties ?? {}).map(([name, one]) => {
    const property = resolved<Schema>(document, one);
    const description = one.description ?? property.description ?? "";
    return { name, type: typeText(document, property), required: required.has(name), description };
  });
  return all.toSorted((one, other) => Number(other.required) - Number(one.required));
}

function typeText(document: ApiDocument, schema: Schema): string {
  const own = resolved<Schema>(document, schema);
  if (own.enum) return own.enum.map(String).join(" | ");
  const choices = own.anyOf ?? own.oneOf;
  if (choices) return choices.map((one) => typeText(document, one)).join(" | ");
  const types = typesOf(own).map((type) =>
    type === "array" && own.items
      ? `${typeText(document, own.items)}[]`
      : type === "string"
        ? (own.format ?? type)
        : type,
  );
  return types.join(" | ") || "any";
}
