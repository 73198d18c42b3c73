import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "../../entity/errors.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { hold, keep, oneAfterTheOther, place, takeBack, taken_back } from "../tasks/move-days.ts";
import { changeable, type Named, whys } from "../tasks/read-shift.ts";
import { type MovePlan, readMove } from "./read-move.ts";

const day = z.iso
  .date()
  .refine((each) => each >= "2000-01-01" && each <= "2100-12-31", "is not between the years 2000 and 2100");
const input = z.object({
  starts_on: day.optional().describe("When it is to begin; a day that is not worked means the next one that is"),
  by: z
    .int()
    .min(-1000)
    .max(1000)
    .optional()
    .describe("By how many working days it moves instead, back where negative"),
  alone: z
    .boolean()
    .default(false)
    .describe("Whether only the project's own days move, not its tasks, phases and milestones"),
  waiting: z.boolean().default(false).describe("Whether projects that wait for it and would be too early move, too"),
  but: z.array(z.uuid()).max(50).default([]).describe("Which of these stay all the same"),
  seen: z.string().max(100).optional(),
});

const days = z.object({ starts_on: z.string().nullable(), due_on: z.string().nullable() });
const named = z.object({ id: z.uuid(), code: z.string(), name: z.string() });
const preview = z.object({
  by: z.int().describe("By how many working days it moves"),
  starts_on: z.string().nullable().describe("When it begins then"),
  was: days,
  becomes: days,
  tasks: z.int().describe("How many open tasks of its own have days that would move"),
  phases: z.int().describe("How many phases of its own have days that would move"),
  milestones: z.int().describe("How many milestones of its own that are not reached would move"),
  waiting: z
    .array(
      named.extend({
        was: days,
        becomes: days.nullable().describe("Null where it stays"),
        by: z.int(),
        tasks: z.int(),
        phases: z.int(),
        milestones: z.int(),
        may: z.boolean().describe("Whether it is the caller's to move"),
        far: z
          .boolean()
          .describe("Whether its days lie before 2000, after 2100 or more than 3,660 days apart, so that it stays"),
      }),
    )
    .describe("Projects that wait for it, or for one of these that moves, and would begin too early"),
  waiting_unseen: z.int().describe("How many projects wait for it that the caller does not see"),
  outside: z
    .array(named.extend({ was: days, becomes: days }))
    .describe("Tasks of others that follow, the first hundred"),
  moved: z.int().describe("How many tasks, phases, milestones and projects would move in all"),
  stay: z
    .array(named.extend({ why: z.enum(whys) }))
    .describe("What would move and stays, since it is not the caller's, archived, or far away; the first twenty"),
  staying: z.int().describe("How many these are in all"),
  over: z.int().describe("How many tasks and milestones stay since they are over or reached"),
  unseen: z.int().describe("How many tasks follow that the caller does not see"),
  begins_before: z
    .array(named.extend({ due_on: z.string().nullable() }))
    .describe("What the project itself waits for, where that ends after it begins then"),
  too_early: named
    .extend({ by: named, from: z.string().nullable() })
    .nullable()
    .describe("A task that would begin before one outside is finished that it follows, and when the project can begin"),
  seen: z.string().describe("To be sent along, so that nothing else is done than was shown"),
});

const result = z.object({
  shift: z.uuid().nullable().describe("By which `take_back_shift` takes all of it back, for a day"),
  moved: z.int(),
  tasks: z.int(),
  projects: z.int(),
  stay: z.array(z.string()).describe("What would have moved and stayed, of the first twenty"),
});

/** Moves a project with all that belongs to it, and what follows: one act, which can be taken back as one. */
export const reschedule_project = verb(
  "Moves a project by working days: its own days, its phases, open tasks and milestones by as many, tasks of others that follow them as far as they must, and the projects that wait for it where that is asked for. What is not the caller's to change stays, as what is over does. At most 5,000 in one go, by 1,000 working days. `seen` of the preview makes sure that nothing else is done than was shown.",
  input,
  async ({ tx, input: { seen, ...asked } }) => {
    await oneAfterTheOther(tx);
    // (Held in one order, and then read as they are.)
    await hold(tx, (await readMove(tx, asked)).moves);
    // (One without days of its own is not written itself.)
    mustChange([...(await changeable(tx, "projects", [asked.id]))], notYours);
    const plan = await readMove(tx, asked);
    if (plan.too_early) throw early(plan.too_early);
    if (seen !== undefined && seen !== seenOf(plan))
      throw new AppError("RESOURCE_CONFLICT", "What would move has changed since this was shown. Look at it again.");
    const placed = await place(
      tx,
      plan.moves.map(({ id, of, becomes }) => ({ id, becomes, ...(of && { of }) })),
    );
    mustChange(placed.length < plan.moves.length ? [] : [plan], notYours);
    const projects = plan.moves.filter(({ of }) => of === "projects").length;
    const tasks = plan.moves.filter(({ of }) => !of).length;
    const stay = stayOf(plan).slice(0, 20);
    return {
      shift: await keep(tx, plan.moves),
      moved: plan.moves.length,
      tasks,
      projects,
      stay: stay.map(({ code }) => code),
    };
  },
  {
    result,
    preview: {
      about:
        "What moving a project would move: its days, how many of its tasks, phases and milestones, what follows outside, which projects wait for it, and what stays and why.",
      answer: preview,
      read: async ({ tx, input: given }) => {
        const { id, seen: _, ...asked } = input.extend({ id: z.uuid() }).parse(given);
        return toldOf(id, await readMove(tx, { id, ...asked }));
      },
    },
  },
);

/** Takes what a move has moved back as one act: what has other days since keeps them. */
export const take_back_move = verb(
  "Takes a move of one's own back as one act, within a day: each project, phase, milestone and task that it moved has its former days again. What was given other days since keeps them; the result says so.",
  z.object({ shift: z.uuid() }),
  ({ tx, input: { shift } }) => takeBack(tx, shift),
  { result: taken_back },
);

const notYours = "This project is not yours to change.";

const early = ({ code, by, from }: NonNullable<MovePlan["too_early"]>) =>
  new AppError("VALIDATION_FAILED", "This is too early: what its tasks follow outside is not finished by then.", {
    fields: { starts_on: `${code} ← ${by.code}: ${from ?? ""}` },
  });

/** What stays since it is not the caller's to change, each once. */
const stayOf = ({ contents, followed }: MovePlan) => [
  ...new Map([...contents.stay, ...followed.stay].map((each) => [each.id, each])).values(),
];

function toldOf(id: string, plan: MovePlan) {
  const counts = (of: string) => plan.contents.counts.get(of) ?? { tasks: 0, phases: 0, milestones: 0 };
  const stay = stayOf(plan);
  const { by, starts_on, was, becomes, begins_before, too_early, contents, followed, moves, waiting_unseen } = plan;
  return {
    by,
    starts_on,
    was,
    becomes,
    begins_before,
    waiting_unseen,
    too_early: too_early && { ...namedOf(too_early), by: too_early.by, from: too_early.from },
    ...counts(id),
    waiting: plan.waiting.map((each) => ({ ...each, ...counts(each.id) })),
    outside: followed.moves.slice(0, 100),
    moved: moves.length,
    stay: stay.slice(0, 20),
    staying: stay.length,
    over: contents.over,
    unseen: followed.unseen,
    seen: seenOf(plan),
  };
}

const namedOf = ({ id, code, name }: Named): Named => ({ id, code, name });

/** What was shown, in short. */
function seenOf(plan: MovePlan): string {
  const { moves, waiting, followed } = plan;
  const shown = [moves.map(({ id, becomes }) => [id, becomes]), waiting.map(({ id }) => id), followed.unseen];
  const all = [shown, stayOf(plan).map(({ id }) => id)];
  return createHash("sha256").update(JSON.stringify(all)).digest("base64url").slice(0, 22);
}
