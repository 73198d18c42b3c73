import { z } from "zod";
import { rhythms, weekdays } from "../entities/agent-schedules/schedule-words.ts";
import { condition_ops, most, triggering } from "./limits.ts";

const word = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, "is a name in small letters");
const said = (length: number) => z.string().max(length, `has at most ${length} characters`);

/** What starts it: something that happens to a record, a time, or somebody who chooses a record. */
const trigger = z.discriminatedUnion("on", [
  z.strictObject({
    on: z.literal("event"),
    entity: z.enum(triggering),
    event: z.enum(["created", "updated", "entered", "removed"]),
    /** Of `entered`, which state. */
    state: word.optional(),
    /** Of `updated`, which field, from what and to what; any where nothing is said. */
    field: word.optional(),
    from: said(200).optional(),
    to: said(200).optional(),
  }),
  z.strictObject({
    on: z.literal("schedule"),
    rhythm: z.enum(rhythms),
    weekday: z.enum(weekdays).default("monday"),
    day_of_month: z.number().int().min(1).max(31).default(1),
    at_time: z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, "is a time such as 08:00"),
    time_zone: said(60),
  }),
  z.strictObject({ on: z.literal("hand"), entity: z.enum(triggering) }),
]);

const condition = z.strictObject({
  /** A field of the record, or what a step answered: `steps.ask.approved`. */
  field: z.string().regex(/^[a-z][a-z0-9_.]{0,119}$/, "names a field"),
  is: z.enum(condition_ops),
  value: said(200).default(""),
});
const conditions = z.strictObject({
  match: z.enum(["all", "any"]).default("all"),
  of: z.array(condition).max(most.conditions, `has at most ${most.conditions} conditions`),
});

/** Somebody at the company; nobody yet in a draft. */
const person = z.union([z.uuid(), z.literal("")]);
const named = { id: z.string().regex(/^[a-z][a-z0-9_]{0,29}$/, "is a short name in small letters") };
const failing = { on_failure: z.enum(["stop", "go_on"]).default("stop") };
const value = z.union([said(most.value), z.number(), z.boolean(), z.null(), z.array(said(200)).max(50)]);

/** Steps that hold no others. */
const plain = [
  z.strictObject({
    ...named,
    ...failing,
    type: z.literal("act"),
    tool: z.string().regex(/^[a-z][a-z0-9_]{0,119}$/, "names what to do, such as tasks_create"),
    input: z
      .record(word, value)
      .refine((input) => Object.keys(input).length <= most.fields, `sets at most ${most.fields} fields`),
  }),
  z.strictObject({
    ...named,
    ...failing,
    type: z.literal("letter"),
    template_id: z.uuid().optional(),
    subject: said(200).default(""),
    body: said(most.value).default(""),
  }),
  z.strictObject({ ...named, ...failing, type: z.literal("notice"), person_id: person, text: said(500) }),
  z.strictObject({
    ...named,
    ...failing,
    type: z.literal("request"),
    address: said(500),
    body: said(most.value).default(""),
  }),
  z.strictObject({
    ...named,
    type: z.literal("wait"),
    minutes: z.number().int().min(1).max(most.wait_minutes),
    /** Not longer than until the record is in one of these states. */
    until_states: z.array(word).max(10).default([]),
  }),
  z.strictObject({
    ...named,
    ...failing,
    type: z.literal("agent"),
    title: said(200),
    capability: word.optional(),
    hours: z.number().int().min(1).max(720).default(24),
  }),
  z.strictObject({ ...named, type: z.literal("stop") }),
] as const;

type Plain = z.infer<(typeof plain)[number]>;
/** One step; those of the two kinds that branch hold others. */
export type Step =
  | Plain
  | { id: string; type: "branch"; if: Conditions; yes: Step[]; no: Step[] }
  | {
      id: string;
      type: "approval";
      person_id: string;
      question: string;
      hours: number;
      yes: Step[];
      no: Step[];
    };
export type Conditions = z.infer<typeof conditions>;
export type Condition = z.infer<typeof condition>;
export type Trigger = z.infer<typeof trigger>;

const steps: z.ZodType<Step[]> = z.lazy(() => z.array(step).max(most.steps, `has at most ${most.steps} steps`));
const step: z.ZodType<Step> = z.lazy(() =>
  z.discriminatedUnion("type", [
    ...plain,
    z.strictObject({ ...named, type: z.literal("branch"), if: conditions, yes: steps, no: steps }),
    z.strictObject({
      ...named,
      type: z.literal("approval"),
      person_id: person,
      question: said(500),
      hours: z.number().int().min(1).max(720).default(72),
      yes: steps,
      no: steps,
    }),
  ]),
) as z.ZodType<Step>;

/** What a workflow does: what starts it, for which records, and its steps. */
export const definition = z.strictObject({
  format: z.literal(1, "is of a newer Tandem"),
  trigger,
  if: conditions.default({ match: "all", of: [] }),
  steps,
});
export type Definition = z.infer<typeof definition>;
