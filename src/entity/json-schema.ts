import { z } from "zod";

/** A JSON schema, or a part of an OpenAPI document. */
export type Json = Record<string, unknown>;

/** The JSON schema of what is sent, not of what becomes of it. It stands alone: nothing in it points outside. */
export function schema(input: z.ZodType): Json {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Json;
  return $defs === undefined ? rest : (anyJson(rest, $defs as Json) as Json);
}

// A value of any shape is the only thing that is told of itself; a reader that keeps no definitions takes {} for it.
function anyJson(part: unknown, definitions: Json): unknown {
  if (Array.isArray(part)) return part.map((each) => anyJson(each, definitions));
  if (typeof part !== "object" || part === null) return part;
  const reference = (part as Json)["$ref"];
  if (reference === undefined)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, anyJson(value, definitions)]));
  const definition = definitions[String(reference).replace("#/$defs/", "")];
  if (!isAnyJson(definition)) throw new Error(`${String(reference)} is told of itself, and is not any JSON.`);
  return {};
}

function isAnyJson(definition: unknown): boolean {
  const choices = (definition as { anyOf?: Json[] } | undefined)?.anyOf ?? [];
  return ["string", "number", "boolean", "null", "array", "object"].every((type) =>
    choices.some((choice) => choice["type"] === type),
  );
}
