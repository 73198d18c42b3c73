import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "../../entity/errors.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { hold, keep, oneAfterTheOther, place, takeBack, taken_back } from "./move-days.ts";
import { readShift, type ShiftPlan, whys } from "./read-shift.ts";

const day = z.iso
  .date()
  .refine((each) => each >= "2000-01-01" && each <= "2100-12-31", "is not between the years 2000 and 2100")
  .nullable();
const days = z.object({ starts_on: day, due_on: day });
const named = z.object({ id: z.uuid(), code: z.string(), name: z.string() });
const preview = z.object({
  moves: z
    .array(named.extend({ was: days, becomes: days }))
    .describe("What would have other days, this task first where it is one of them"),
  stay: z
    .array(named.extend({ why: z.enum(whys) }))
    .describe("What would have to move and is not the caller's to change, or archived: it stays, and what follows it"),
  unseen: z.int().describe("How many tasks follow that the caller does not see"),
  too_early: named
    .extend({ from: z.iso.date() })
    .nullable()
    .describe("What the task itself follows, where the days are too early for that, and when it can begin"),
  seen: z.string().describe("To be sent along, so that nothing else is done than was shown"),
});
const result = z.object({
  shift: z.uuid().nullable().describe("By which `take_back_shift` takes all of it back, for a day"),
  moved: z.int(),
  stay: z.array(z.string()).describe("The codes of what would have had to move and stayed, of the first twenty"),
});

/** Gives a task other days, and moves what follows so that none of its relations is broken: one act, which can be taken back as one. */
export const reschedule = verb(
  "Gives a task other days. What follows it, by relations that hold days, moves as far as it must and keeps how many working days it takes; what moves is told by the preview. What is not the caller's to change stays. `seen` of the preview makes sure that nothing else is done than was shown.",
  z.object({ starts_on: day.optional(), due_on: day.optional(), seen: z.string().max(100).optional() }),
  async ({ tx, input: { id, seen, ...given } }) => {
    await oneAfterTheOther(tx);
    // (Held in one order, and then read as they are.)
    await hold(tx, (await readShift(tx, id, given)).moves);
    const plan = await readShift(tx, id, given);
    if (plan.too_early)
      throw new AppError("VALIDATION_FAILED", tooEarlySentence, {
        fields: { starts_on: `${plan.too_early.code}: ${plan.too_early.from}` },
      });
    if (seen !== undefined && seen !== seenOf(plan))
      throw new AppError("RESOURCE_CONFLICT", "What follows has changed since this was shown. Look at it again.");
    const own = plan.moves.some((move) => move.id === id) || plan.moves.length > 0;
    const moved = await place(
      tx,
      plan.moves.map(({ id: one, becomes }) => ({ id: one, becomes })),
    );
    mustChange(own && moved.length < plan.moves.length ? [] : [plan], "This task is not yours to change.");
    return {
      shift: await keep(tx, plan.moves),
      moved: plan.moves.length,
      stay: plan.stay.slice(0, 20).map(({ code }) => code),
    };
  },
  {
    result,
    preview: {
      about:
        "What giving a task other days would move, from when to when; what would have to move and stays; what the days are too early for.",
      answer: preview,
      read: async ({ tx, input: { id, starts_on, due_on } }) => {
        const plan = await readShift(tx, String(id), {
          ...(starts_on !== undefined && { starts_on: starts_on as string | null }),
          ...(due_on !== undefined && { due_on: due_on as string | null }),
        });
        return { ...plan, seen: seenOf(plan) };
      },
    },
  },
);

const tooEarlySentence = "This is too early: what it follows is not finished by then.";

/** Takes a shift back as one act: what has other days since keeps them. */
export const take_back_shift = verb(
  "Takes a shift of one's own back as one act, within a day: each task that it moved has its former days again. What was given other days since keeps them; the result says so.",
  z.object({ shift: z.uuid() }),
  ({ tx, input: { shift } }) => takeBack(tx, shift),
  { result: taken_back },
);

/** What was shown, in short. */
function seenOf({ moves, stay, unseen }: ShiftPlan): string {
  const shown = [moves.map(({ id, becomes }) => [id, becomes]), stay.map(({ id }) => id), unseen];
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22);
}
