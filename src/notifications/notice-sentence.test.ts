import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../entities/register.ts";
import { french as places } from "../entities/places.french.ts";
import { french as notices } from "./notices.french.ts";
import { testCompany } from "../testing/company.ts";
import { wordedChoice } from "../ui/choice-word.ts";
import { noticeSentence, noticeSentences } from "./notice-sentence.ts";

let company: Awaited<ReturnType<typeof testCompany>>;
beforeAll(async () => (company = await testCompany()));
afterAll(() => company.close());

test("what happened to one record or several is a sentence with its gaps", () => {
  expect(noticeSentence({ title: "Lead assigned to you", details: {} })).toBe("Lead assigned to you");
  const moved = { title: "Client moved", details: { from: "active", to: "at_risk" } };
  expect(noticeSentence(moved)).toBe("Client moved: {{from}} → {{to}}");
  expect(noticeSentence({ title: "Leads moved", details: { count: 4 } })).toBe("{{count}} of your leads moved");
});

test("all that the database tells anybody has its French, which holds nothing else", async () => {
  const query = async (text: string) => (await company.owner.query<Record<string, string>>(text)).rows;
  const told = await query("select entity, one, many, state from app.noticed");
  const events = (await query("select distinct title from app.noticed_events")).map(({ title }) => title ?? "");
  const sentences = [...told.flatMap(({ one = "", many = "" }) => noticeSentences({ one, many })), ...events];
  expect(Object.keys(notices).toSorted()).toEqual(sentences.toSorted());
  const states = told.flatMap(({ entity, state }) => {
    return register[entity as "leads"].fields[state ?? ""]?.choices ?? [];
  });
  expect(states.length).toBeGreaterThan(10);
  expect(states.map(wordedChoice).filter((word) => !(word in places))).toEqual([]);
});
