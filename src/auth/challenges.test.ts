import { expect, test } from "vitest";
import { openChallenges } from "./challenges.ts";

const ours = openChallenges("one key");
const written = (challenge: Uint8Array) => Buffer.from(challenge).toString("base64url");

test("a challenge holds at its door, for five minutes, where it was made", () => {
  const now = Date.now();
  const made = written(ours.make("employee", now));
  expect(ours.holds(made, "employee")).toBe(true);
  expect(ours.holds(made, "employee", now + 299_000)).toBe(true);
  expect(ours.holds(made, "employee", now + 300_000)).toBe(false);
  expect(ours.holds(made, "client")).toBe(false);
  expect(openChallenges("another key").holds(made, "employee")).toBe(false);
  expect(openChallenges("one key").holds(made, "employee")).toBe(true);
});

test("no two are alike, and none that was changed or made up holds", () => {
  const made = ours.make("client");
  expect(written(ours.make("client"))).not.toBe(written(made));
  for (const at of [0, 15, 16, 21, 22, made.length - 1]) {
    const changed = Uint8Array.from(made);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(ours.holds(written(changed), "client"), String(at)).toBe(false);
  }
  for (const made_up of ["", "bWFkZSB1cA", written(made.slice(0, 22)), written(made.slice(0, -1)), "ä"])
    expect(ours.holds(made_up, "client"), made_up).toBe(false);
});
