/** A JSON schema, as far as the console reads it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
};
type Content = Record<string, { schema?: Schema; example?: unknown }>;
type Described = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
  security?: object[];
  responses: Record<string, { content?: Content }>;
};

/** The OpenAPI document of this server. */
export type ApiDocument = {
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  components: object;
};

/** An operation, with everything that it refers to. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  group: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  /** What a caller shows: an API key or a session, a session only, or nothing. */
  proof: "key" | "session" | "none";
  /** Whether it writes under an Idempotency-Key. */
  takes_key: boolean;
  /** What it takes, by the media type that it is sent as. */
  body: { media: string; schema: Schema; example?: unknown } | null;
  /** The media type of its answer; undefined where there is none. */
  answers: string | undefined;
};

/** Every operation of the document, in its order. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(document, method.toUpperCase(), path, described)),
  );
}

function operationOf(document: ApiDocument, method: string, path: string, described: Described): Operation {
  const parameters = (described.parameters ?? []).map((one) => resolved<Parameter>(document, one));
  const [media, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  const success = Object.entries(described.responses).find(([status]) => status.startsWith("2"))?.[1];
  return {
    id: described.operationId,
    method,
    path,
    group: described.tags[0] ?? "",
    summary: described.summary,
    description: described.description,
    parameters: parameters.filter((one) => one.in !== "header"),
    proof: !described.security ? "key" : described.security.length > 0 ? "session" : "none",
    takes_key: parameters.some((one) => one.name === "Idempotency-Key"),
    body: media === undefined ? null : { media, schema: content?.schema ?? {}, example: content?.example },
    answers: Object.keys(success?.content ?? {})[0],
  };
}

/** What a reference within the document stands for; anything else is itself. */
export function resolved<Part extends object>(document: ApiDocument, part: Part | { $ref: string }): Part {
  if (!("$ref" in part) || typeof part.$ref !== "string") return part as Part;
  const steps = part.$ref.split("/").slice(1);
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as Part;
}

/** The operations whose address, name or summary holds all of these words. */
export function found(operations: Operation[], words: string): Operation[] {
  const all = words.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ method, path, id, summary }) => {
    const text = `${method} ${path} ${id} ${summary}`.toLowerCase();
    return all.every((word) => text.includes(word));
  });
}
