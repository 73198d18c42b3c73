import { expect, test } from "vitest";
import { relationOf, withoutFormer } from "./relation.ts";

const row = {
  id: "a",
  version: 1,
  account_id: "x",
  account: { id: "x", name: "Armor" },
  tag_ids: ["t"],
  tags: [{ id: "t" }],
};

test("a column of ids points along the relation of its name", () => {
  expect(["account_id", "duplicate_of", "tag_ids", "city"].map(relationOf)).toEqual([
    "account",
    "duplicate",
    "tags",
    "city",
  ]);
});

test("where a change points elsewhere, the former name goes at once, and nothing else does", () => {
  expect(withoutFormer(row, { account_id: null, state: "in" })).toEqual({
    account_id: null,
    state: "in",
    account: null,
  });
  expect(withoutFormer(row, { account_id: "y" })).toEqual({ account_id: "y", account: null });
  expect(withoutFormer(row, { account_id: "x" })).toEqual({ account_id: "x" });
  expect(withoutFormer(row, { account_id: "y", account: { id: "y", name: "Sète" } })).toMatchObject({
    account: { id: "y" },
  });
  expect(withoutFormer(row, { tag_ids: [] })).toEqual({ tag_ids: [] });
  expect(withoutFormer(undefined, { account_id: null })).toEqual({ account_id: null });
});
