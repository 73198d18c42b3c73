import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

const never = new AbortController().signal;

test("two run at once, the others in their order, also after one that failed", async () => {
  const begun: number[] = [];
  const ends: ((fails?: boolean) => void)[] = [];
  const run = (nth: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(nth);
      ends[nth] = (fails = false) => (fails ? reject(new Error("slow")) : resolve(nth));
    });
  const all = [0, 1, 2, 3].map((nth) => inTurn(run(nth), never));
  const settled = Promise.allSettled(all);
  const soon = () => new Promise((resume) => setTimeout(resume));
  await soon();
  expect(begun).toEqual([0, 1]);
  ends[1]?.(true);
  await soon();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  await soon();
  ends[2]?.();
  ends[3]?.();
  expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
});

test("what nobody waits for any longer is not run, and holds nobody up", async () => {
  const gone = AbortSignal.abort();
  const run = () => Promise.resolve("answered");
  await Promise.all([0, 1, 2].map(() => expect(inTurn(run, gone)).rejects.toThrow(/abort/)));
  expect(await inTurn(run, never)).toBe("answered");
});
