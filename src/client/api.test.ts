import { expectTypeOf, test } from "vitest";
import type { api, Change, Entry } from "./api.ts";

type Leads = (typeof api)["leads"];

test("the client's types come from the descriptions", () => {
  expectTypeOf<Entry<"accounts">["stage"]>().toEqualTypeOf<
    "prospect" | "active" | "at_risk" | "churned" | "won_back" | "archived"
  >();
  expectTypeOf<Entry<"leads">["stage"]>().toEqualTypeOf<string>();
  expectTypeOf<Entry<"leads">["owner"]>().toEqualTypeOf<{ id: string; name: string } | null | undefined>();
  expectTypeOf<Change<"leads">>().toHaveProperty("name");
  // States, owners and what triggers write are not a caller's to write.
  for (const column of ["stage", "owner_id", "version", "created_at", "duplicate_of", "weighted"] as const) {
    expectTypeOf<Change<"leads">>().not.toHaveProperty(column);
  }
  // @ts-expect-error there is no such column
  expectTypeOf<Parameters<Leads["list"]>[0]>().toExtend<{ order: ["salary"] }>();
  expectTypeOf<{ order: ["salary"] }>().not.toExtend<Parameters<Leads["list"]>[0]>();
  expectTypeOf<{ order: ["-value", "name"]; include: ["owner", "account"] }>().toExtend<Parameters<Leads["list"]>[0]>();
  expectTypeOf<Parameters<Leads["do"]>[0]>().toEqualTypeOf<
    "claim" | "assign" | "move" | "win" | "lose" | "convert" | "take_back" | "reopen" | "merge" | "take_apart"
  >();
});
