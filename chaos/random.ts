type Json = Record<string, unknown>;

/** Random numbers from a seed (mulberry32), so that a finding can be found again. */
export function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (most: number) => Math.floor(next() * most);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { next, below, one };
}
export type Chance = ReturnType<typeof chance>;

const hostile: unknown[] = [
  null,
  "",
  " ",
  0,
  -1,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  [[[[]]]],
  "\u0000",
  "\ud800",
  "\u202e",
  "'; drop table leads; --",
  "%_\\",
  "${7*7}",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "9".repeat(400),
  "x".repeat(30_000),
  "-infinity",
  "NaN",
  "2026-02-30",
  "0001-01-01T00:00:00Z",
  { __proto__: 1 },
  ["a", null],
  "{1,2}",
  "{",
  "00000000-0000-0000-0000-000000000000",
];

/** A value that a JSON schema asks for, mostly; ids come from what was seen, whoever saw it. */
export function valueFor(schema: Json, luck: Chance, ids: string[], depth = 0): unknown {
  if (luck.next() < 0.08 || depth > 6) return luck.one(hostile);
  const choices = (schema["anyOf"] ?? schema["oneOf"]) as Json[] | undefined;
  if (choices) return valueFor(luck.one(choices), luck, ids, depth + 1);
  if (schema["enum"]) return luck.one(schema["enum"] as unknown[]);
  if ("const" in schema) return schema["const"];
  switch (Array.isArray(schema["type"]) ? luck.one(schema["type"] as string[]) : schema["type"]) {
    case "object": {
      const required = new Set((schema["required"] as string[] | undefined) ?? []);
      const properties = Object.entries((schema["properties"] as Record<string, Json> | undefined) ?? {});
      const given = properties.filter(([name]) => required.has(name) || luck.next() < 0.25);
      return Object.fromEntries(given.map(([name, of]) => [name, valueFor(of, luck, ids, depth + 1)]));
    }
    case "array":
      return Array.from({ length: luck.below(4) }, () =>
        valueFor((schema["items"] as Json | undefined) ?? {}, luck, ids, depth + 1),
      );
    case "integer":
      return luck.below(Math.min(Number(schema["maximum"] ?? 1000), 1_000_000)) + Number(schema["minimum"] ?? 0);
    case "number":
      return luck.next() * 10_000;
    case "boolean":
      return luck.next() < 0.5;
    case "null":
      return null;
    case "string":
      return stringFor(schema, luck, ids);
  }
  return luck.one(hostile);
}

function stringFor(schema: Json, luck: Chance, ids: string[]): unknown {
  const format = String(schema["format"] ?? "");
  if (format === "uuid" || format === "reference")
    return ids.length && luck.next() < 0.9 ? luck.one(ids) : crypto.randomUUID();
  const examples: Record<string, string[]> = {
    email: ["a@b.example", "é@é.fr"],
    date: ["2026-11-21", "1999-02-29"],
    moment: ["2026-11-21T10:00:00Z"],
    "date-time": ["2026-11-21T10:00:00Z"],
    phone: ["+33612345678", "06 12 34 56 78"],
    url: ["example.org"],
    country: ["FR"],
    currency: ["EUR"],
  };
  return luck.one(
    examples[format] ?? [
      "Durand",
      "Œuvre & Fils",
      "a",
      "name",
      "-created_at",
      '{"stage":"new"}',
      '{"name":{"contains":"a"}}',
      "owner,team",
      "id,name",
      "stage",
      "2",
    ],
  );
}
