import { z } from "zod";

const word = z.string().regex(/^[a-z_]{1,63}$/);
const moment = z.iso.datetime({ offset: true });
const cursor = z.string().regex(/^\d{4}-[0-9T:.+-]{10,40}~\d{1,20}$/);

/** One value or several, comma-separated. */
const some = (one: z.ZodType<string, string>) =>
  z
    .string()
    .max(2000)
    .transform((text) => text.split(","))
    .pipe(z.array(one).max(50))
    .optional();

/** By what the log is searched, beside its pages. */
const filters = {
  from: moment.optional().describe("Not before this moment"),
  to: moment.optional().describe("Before this moment"),
  actor: some(z.uuid()).describe("By these people, or by agents for them"),
  agent: some(word).describe("By these agents, by their keys"),
  entity: some(word).describe("On records of these entities"),
  row: z.uuid().optional().describe("On this record; `entity` says of which entity it is"),
  verb: some(word).describe("What was done: create, update, remove, restore, purge, export and others"),
  request: z.string().min(1).max(200).optional().describe("By the request with this id"),
  key: z.uuid().optional().describe("By this API key"),
  run: z.uuid().optional().describe("By this run of an agent or a background job"),
};

/** What the log is asked. */
export const log_asked = z
  .strictObject({
    ...filters,
    cursor: cursor.optional().describe("Where the former page ended, its `next`"),
    limit: z.coerce.number().int().min(1).max(200).default(50).describe("How many entries"),
  })
  .refine(({ row, entity }) => !row || entity?.length === 1, {
    path: ["entity"],
    error: "Say of which entity the record is.",
  });

/** What a file of the log is asked. */
export const export_asked = z.strictObject(filters);

export type LogQuestion = z.infer<typeof log_asked>;

/** From which entry on the chain is verified. */
export const seals_asked = z.strictObject({
  after: z.coerce.number().int().min(0).default(0).describe("The last seal that was verified; 0 begins"),
});

/** What is reverted: one change, or all that a request made. */
export const revert_asked = z.union([
  z.strictObject({
    entry: z
      .string()
      .regex(/^\d{1,20}-\d{1,19}$/)
      .describe("The id of an entry"),
  }),
  z.strictObject({ request: z.string().min(1).max(200).describe("The id of a request") }),
]);
