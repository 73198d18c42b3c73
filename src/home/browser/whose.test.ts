import { expect, test } from "vitest";
import { everybody, ownerAt, sellsThemselves } from "./whose.ts";

const withRights = (leads: Record<string, string[]>) => ({ rights: { leads } as never });

test("a salesperson’s day begins with what is theirs, and everybody’s is one choice away that the address keeps", () => {
  const own = sellsThemselves(withRights({ create: ["own", "team"], read: ["own", "team", "unowned"] }));
  expect(own).toBe(true);
  expect(ownerAt({}, own)).toBe("me");
  expect(ownerAt({ owner: everybody(own) }, own)).toBeUndefined();
  expect(ownerAt({ owner: "team" }, own)).toBe("team");
});

test("whoever reads all, or makes no lead, begins with everybody’s, and so does a page that is nobody’s day", () => {
  for (const rights of [{ create: ["all"], read: ["all"] }, { read: ["own"] }, {}] as Record<string, string[]>[])
    expect(ownerAt({}, sellsThemselves(withRights(rights)))).toBeUndefined();
  expect(ownerAt({})).toBeUndefined();
  // (What was copied from a day says the same there.)
  expect(ownerAt({ owner: "all" })).toBeUndefined();
});
