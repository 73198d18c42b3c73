import { z } from "zod";
import { charts } from "../reports/definition-shape.ts";
import { ready_keys } from "../reports/ready-keys.ts";
import { heights, most, widths } from "./dashboard-shape.ts";

const placed = {
  id: z.string().regex(/^[\w-]{1,36}$/, "is no id of a tile"),
  title: z.string().trim().min(1).max(most.title).optional(),
  width: z.literal(widths),
  height: z.literal(heights),
};
const drawn = {
  ...placed,
  as: z.enum(charts).optional(),
  day: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,59}$/, "is no field")
    .optional(),
};
const tile = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("report"), report: z.uuid(), ...drawn }),
  z.strictObject({ kind: z.literal("ready"), ready: z.enum(ready_keys), ...drawn }),
  z.strictObject({ kind: z.literal("text"), text: z.string().trim().min(1).max(most.text), ...placed }),
]);

/** A dashboard as it is sent and stored, within its limits. Whether its readers see its reports is known when they look. */
const dashboard_definition = z.strictObject({
  tiles: z
    .array(tile)
    .max(most.tiles, `A dashboard has at most ${most.tiles} tiles.`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "A dashboard has each id of a tile once.")
    .default([]),
  filters: z
    .strictObject({
      period: z.string().min(1).max(60),
      owner: z.union([z.literal(["me", "none"]), z.uuid()], "is no owner"),
      team: z.union([z.literal("team"), z.uuid()], "is no team"),
      pipeline: z.string().regex(/^[a-z0-9_-]{1,60}$/, "is no pipeline"),
    })
    .partial()
    .default({}),
});

/** What is wrong with a definition, in a sentence; null where nothing is. */
export function refusalOf(stored: object): string | null {
  const read = dashboard_definition.safeParse(stored);
  // (In bytes, as the database measures it: an accented letter is two.)
  if (read.success) return Buffer.byteLength(JSON.stringify(stored)) <= most.stored ? null : too_long;
  const [issue] = read.error.issues;
  const message = issue?.message ?? "is no dashboard";
  return message.startsWith("A ") ? message : `${issue?.path.join(".") || "It"}: ${message}`;
}

const too_long = "A dashboard has too much text. Shorten some of it.";
