import { expect, test } from "vitest";
import type { Entry } from "../client/api.ts";
import type { AnyPlace, Listed } from "../entities/places.ts";
import { all_places, places } from "../entities/places.ts";
import { choice, column, moment, money, named, person, record, text, type Part } from "./columns.tsx";
import { register } from "../entities/register.ts";
import type { Entity } from "../entity/describe.ts";
import type { Described, Screen } from "./description.ts";
import { fieldsOf } from "./fields-of.ts";
import { draftPlace } from "./draft.ts";
import { by } from "./filters.ts";
import { board, calendar } from "./layouts.ts";
import { place, type Place } from "./place.ts";
import { startTranslation } from "../ui/translate.ts";
import { counted, sayOf } from "./words.ts";

type Columns<N extends Listed> = Part<Entry<N>>[];

test("a description that the table does not bear is refused by the compiler", () => {
  const right: Columns<"leads"> = [named("name", "company_name"), money("value", "currency"), person("owner")];
  expect(right.map(({ name }) => name)).toEqual(["name", "value", "owner"]);
  const wrong: unknown[] = [
    // @ts-expect-error a column of leads, not of clients
    [text("company_name")] satisfies Columns<"accounts">,
    // @ts-expect-error a number is no text
    [text("value")] satisfies Columns<"leads">,
    // @ts-expect-error money in no currency
    [money("value", "probability")] satisfies Columns<"leads">,
    // @ts-expect-error tags point at nobody
    [person("owner")] satisfies Columns<"tags">,
    // @ts-expect-error a cell that asks for what the row has not
    [column("x", 90, (row: { weight: number }) => row.weight)] satisfies Columns<"leads">,
    // @ts-expect-error an order by what is no column
    "-born_at" satisfies Screen<"leads">["order"],
    // @ts-expect-error a form that asks for what there is not
    ["siren"] satisfies Screen<"contacts">["form"],
    // @ts-expect-error a filter by what is no column
    [by.choice("state")] satisfies Screen<"leads">["filters"],
    // @ts-expect-error a name for a field that there is not
    { state: { label: "State" } } satisfies Screen<"accounts">["fields"],
    // @ts-expect-error a board by what any text can stand in
    [board({ by: "source" })] satisfies Screen<"leads">["layouts"],
    // @ts-expect-error a board by the state of another table
    [board({ by: "status" })] satisfies Screen<"leads">["layouts"],
    // @ts-expect-error a calendar of a text
    [calendar({ on: ["city"] })] satisfies Screen<"leads">["layouts"],
    // @ts-expect-error a calendar of a column that there is not
    [calendar({ on: ["expected_close"] })] satisfies Screen<"accounts">["layouts"],
    // @ts-expect-error a calendar of nothing
    calendar({ on: [] }),
  ];
  expect(wrong).toHaveLength(14);
  const layouts: Screen<"leads">["layouts"] = [board({ by: "stage" }), calendar({ on: ["next_activity_at"] })];
  expect(layouts.map(({ name }) => name)).toEqual(["board", "calendar"]);
  const others: Columns<"leads"> = [record("account"), moment("last_touch_at"), choice("stage")];
  expect(others.map(({ include }) => include)).toEqual(["account", undefined, undefined]);
});

test("a place that is missing, another's, or beside its table is refused by the compiler", () => {
  type Register = { [N in Listed]: Place<N> };
  const { leads, ...others } = places;
  // @ts-expect-error leads are missing
  const missing: Register = others;
  // @ts-expect-error these are contacts
  const mistaken: Register = { ...places, leads: places.contacts };
  const words = { one: "Tag", many: "Tags" };
  // @ts-expect-error tags have no city
  const beside = place("tags", { words, path: null, line: ({ city }) => city });
  expect([leads, missing, mistaken, beside]).toHaveLength(4);
});

test("pages, keys and names of places are told apart", () => {
  const once = (of: (each: AnyPlace) => string | null | undefined) => {
    const told = all_places.map(of).filter(Boolean);
    expect(told).toEqual([...new Set(told)]);
  };
  once(({ path, tab }) => path && [path, tab].join());
  once(({ key }) => key);
  once(({ words }) => words.many);
});

test("the columns of a description show fields that are there, so that they can be changed and exported", async () => {
  const shown = [];
  for (const { entity, screen } of all_places) {
    if (!screen) continue;
    const { described } = (await screen()).default as unknown as { described: Described };
    const fields: string[] = Object.keys((register as Record<string, Entity>)[entity]?.fields ?? {});
    const told = described.columns.flatMap(fieldsOf);
    expect(told.filter((field) => !fields.includes(field))).toEqual([]);
    shown.push(entity);
  }
  expect(shown).toEqual(expect.arrayContaining(["leads", "accounts"]));
});

test("a sentence about records says what they are called", () => {
  expect(counted("leads", 1)).toBe("1 lead");
  expect(counted("accounts", 12)).toBe("12 clients");
  expect(sayOf("tags", "There are no {{things}} yet.")).toBe("There are no tags yet.");
  expect(counted("leads", 0)).toBe("0 leads");
  startTranslation("fr", { Lead: "Prospect", Leads: "Prospects" });
  expect([0, 1, 2].map((count) => counted("leads", count))).toEqual(["0 prospect", "1 prospect", "2 prospects"]);
  startTranslation("en", {});
});

test("what is typed is kept for the form and the record", () => {
  const drafts = [draftPlace("leads", ""), draftPlace("leads", "a"), draftPlace("leads", "b"), draftPlace("tags", "a")];
  expect(new Set(drafts).size).toBe(4);
});
