import { expect, test } from "vitest";
import { register } from "../entities/register.ts";
import { type AnyPlace, places } from "../entities/places.ts";
import type { Entity } from "../entity/describe.ts";
import { entityMeta } from "../entity/meta.ts";
import { arrangement } from "./arrangement.ts";
import type { Described } from "./description.ts";

async function describedOf({ screen }: Pick<AnyPlace, "screen">): Promise<Described> {
  if (!screen) throw new Error("A place without a screen.");
  return ((await screen()).default as unknown as { described: Described }).described;
}
const screens = await Promise.all([places.leads, places.accounts].map(describedOf));
const meta = (name: string) => entityMeta((register as Record<string, Entity>)[name] as Entity);

test("a panel that nobody wrote shows first whose a record is and what its list and form name, then all the rest", () => {
  expect(screens).toHaveLength(2);
  for (const described of screens) {
    const { fields, state } = meta(described.entity);
    const { facts, more } = arrangement(described, fields, state);
    expect(facts[0]).toBe("owner_id");
    expect(described.form.filter((name) => name !== "name" && !facts.includes(name))).toEqual([]);
    const shown = [...facts, ...Object.values(more).flat()];
    expect(shown).toHaveLength(new Set(shown).size);
    const left = fields.filter(({ name, kind }) => !shown.includes(name) && kind !== "data").map(({ name }) => name);
    const elsewhere = [
      "created_by",
      "deleted_at",
      "deleted_by",
      "id",
      "name",
      state,
      "tag_ids",
      "updated_by",
      "version",
    ];
    expect(left.toSorted()).toEqual(elsewhere.toSorted());
  }
});

test("of a client the list's columns and the form's fields are told once each, in their order", () => {
  const [, clients] = screens as [Described, Described];
  const { fields, state } = meta("accounts");
  const { facts, more } = arrangement(clients, fields, state);
  expect(facts).toEqual(["owner_id", "city", "health", "industry", "phone", "since", "siren"]);
  expect(Object.keys(more)).toEqual(["Client", "Record"]);
  expect(more["Record"]).toEqual(["team_id", "created_at", "updated_at", "external_source", "external_id"]);
});

test("what belongs to a record says by one of its columns to which, and its list names columns that it has", () => {
  const lists = screens.flatMap(({ entity, children = [] }) => children.map((list) => ({ parent: entity, ...list })));
  expect(lists.map(({ parent, entity }) => [parent, entity])).toEqual([
    ["accounts", "affiliations"],
    ["accounts", "accounts"],
    ["accounts", "leads"],
  ]);
  for (const { parent, entity, form, order } of lists) {
    const { fields } = meta(entity);
    expect(fields.filter(({ reference, creatable }) => reference === parent && creatable)).toHaveLength(1);
    const names = fields.map(({ name }) => name);
    expect([...form, ...order.map((each) => each.replace("-", ""))].filter((name) => !names.includes(name))).toEqual(
      [],
    );
  }
});
