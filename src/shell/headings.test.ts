import { expect, test } from "vitest";
import { all_places, placeOf } from "../entities/places.ts";
import { register } from "../entities/register.ts";
import type { Entity } from "../entity/describe.ts";
import { french as bar } from "../records/bulk.french.ts";
import { wordedField } from "../records/field-names.ts";
import type { Described } from "../screen/description.ts";
import { fieldsOf } from "../screen/fields-of.ts";
import { plainField, wordedChoice } from "../ui/choice-word.ts";
import type { Catalogue } from "../ui/translate.ts";
import { french as app } from "./app-catalogue.ts";
import { french as rest } from "./late-catalogue.ts";

const lists = await Promise.all(
  all_places.map(async ({ screen, french }) => {
    const { default: component } = (await screen?.()) ?? {};
    const { described } = (component ?? {}) as { described?: Described };
    const there: Catalogue = { ...app, ...(await french?.())?.french };
    return described ? [{ described, there }] : [];
  }),
).then((each) => each.flat());

// A number of the state's registers is called the same in French.
const same = ["SIREN"];

test("every heading of a list and every filter has its French with the list", () => {
  const missing = lists.flatMap(({ described: { entity, fields, columns, filters }, there }) => {
    const heading = (name: string) => fields?.[name]?.label ?? plainField(name);
    // (The first is headed by what the rows are.)
    const headings = columns.slice(1).map((part) => part.label ?? heading(fieldsOf(part)[0] ?? part.name));
    const asked = filters.map(({ label, column }) => label ?? heading(column));
    return [...headings, ...asked].filter((word) => !(word in there)).map((word) => `${entity}: ${word}`);
  });
  expect(lists.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test("every field that a form asks for has its French with the form", () => {
  const missing = lists.flatMap(({ described: { entity, fields, form, given_to_many = [] }, there }) => {
    const words = [...form, ...given_to_many].map((name) => fields?.[name]?.label ?? wordedField(name));
    const known: Catalogue = { ...there, ...rest };
    return words.filter((word) => !(word in known) && !same.includes(word)).map((word) => `${entity}: ${word}`);
  });
  expect(missing).toEqual([]);
});

test("every verb that is offered for what is chosen has its French with the list or the bar", () => {
  const missing = lists.flatMap(({ described: { entity, asked_of_many = {} }, there }) => {
    const verbs = Object.entries((register as unknown as Record<string, Entity>)[entity]?.verbs ?? {});
    const known: Catalogue = { ...there, ...rest, ...bar };
    const offered = verbs.filter(([name, { many }]) => many || name in asked_of_many);
    const words = offered.map(([name]) => placeOf(entity)?.acts?.[name] ?? wordedChoice(name));
    return words.filter((word) => !(word in known)).map((word) => `${entity}: ${word}`);
  });
  expect(missing).toEqual([]);
});
