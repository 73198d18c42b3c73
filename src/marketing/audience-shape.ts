import { z } from "zod";

const field = z.string().regex(/^[a-z][a-z0-9_]{0,59}(\.[a-z][a-z0-9_]{0,59})?$/, "is no field");

/** An audience holds so many records, and is said by so many filters. */
export const most = { people: 100_000, filters: 20 } as const;

/** Whom a campaign writes to: the records of a list by the words of its filters, as in reports. */
export const audience_shape = z.strictObject({
  source: z.enum(["leads", "contacts"]),
  filters: z
    .record(field, z.string().min(1).max(1000))
    .refine((words) => Object.keys(words).length <= most.filters, `An audience has at most ${most.filters} filters.`),
});

/** What is wrong with an audience, in a sentence; null where nothing is. */
export function refusalOf(stored: object): string | null {
  const read = audience_shape.safeParse(stored);
  if (read.success) return null;
  const [issue] = read.error.issues;
  const message = issue?.message ?? "is no audience";
  return message.startsWith("An ") ? message : `${issue?.path.join(".") || "It"}: ${message}`;
}
