import { expect, test } from "vitest";
import type { FieldMeta } from "../entity/meta.ts";
import { fieldDeeds } from "./field-deeds.tsx";

const account = { name: "account_id", kind: "reference", list: false, reference: "accounts" } as FieldMeta;
const told = (before: string | null, after: string | null, names?: Record<string, string>) =>
  fieldDeeds(
    {
      at: "",
      verb: "update",
      before: { account_id: before },
      after: { account_id: after },
      actor_id: "nora",
      actor: null,
      ...(names && { names }),
    },
    [account],
    { account_id: "Client" },
  )[0];

test("a change of what a record points at is told by the names of both", () => {
  const deed = told("a", "b", { a: "Durand", b: "Horizon" });
  expect(deed?.text).toBe("{{who}} changed {{field}} from {{before}} to {{after}}");
  expect(deed?.values?.["before"]).toBe("Durand");
  expect(told(null, "b", { b: "Horizon" })?.text).toBe("{{who}} set {{field}} to {{after}}");
  expect(told("a", null, { a: "Durand" })?.text).toBe("{{who}} emptied {{field}}");
});

test("what its reader may not see is told without its name, and so is what a device kept without names", () => {
  for (const deed of [told("a", "b", { a: "Durand" }), told(null, "b", {}), told("a", null, {}), told("a", "b")]) {
    expect(deed?.text).toBe("{{who}} changed {{field}}");
    expect(Object.keys(deed?.values ?? {})).toEqual(["field"]);
  }
});
