import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../entities/register.ts";
import { french as places } from "../entities/places.french.ts";
import { french as notices } from "./notices.french.ts";
import { testCompany } from "../testing/company.ts";
import { wordedChoice } from "../ui/choice-word.ts";
import { noticeTitle } from "../mail/notice-letter.ts";
import { notice_sentences, noticeSentence, noticeValues, type Worded } from "./notice-sentence.ts";

let company: Awaited<ReturnType<typeof testCompany>>;
beforeAll(async () => (company = await testCompany()));
afterAll(() => company.close());

test("what happened to one record or several is a sentence with its gaps, of a thing that its place names", () => {
  const said = (notice: Worded) => {
    const values: Record<string, string> = { ...noticeValues(notice, (word) => word), count: "4" };
    return noticeSentence(notice).sentence.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => values[name] ?? "?");
  };
  expect(said({ title: "Lead assigned to you", details: {} })).toBe("Lead assigned to you");
  const moved = { title: "Client moved", details: { from: "active", to: "at_risk" } };
  expect(said(moved)).toBe("Client moved: Active → At risk");
  expect(said({ title: "Leads moved", details: { count: 4 } })).toBe("4 of your leads moved");
  expect(said({ title: "Pieces of equipment handed over to you", details: { count: 4 } })).toBe(
    "4 pieces of equipment handed over to you",
  );
  expect(said({ title: "Passkey removed", details: {} })).toBe("Passkey removed");
});

test("in French a thing of any kind is told in the words of its place", () => {
  const told = (title: string, details: Worded["details"] = {}) => noticeTitle({ title, details }, "fr");
  expect(told("Lead assigned to you")).toBe("Prospect désormais à votre charge");
  expect(told("Clients handed over to you", { count: 1200 })).toMatch(/^1\s200 clients d’un collègue désormais/);
  expect(told("Client moved", { from: "active", to: "at_risk" })).toBe("Client\u202f: Actif → À risque");
  expect(told("Leads moved", { count: 3 })).toBe("3 de vos prospects ont changé d’étape");
  expect(told("Your role changed")).toBe("Votre rôle a changé");
});

test("all that the database tells anybody has its French, which holds nothing else", async () => {
  const query = async (text: string) => (await company.owner.query<Record<string, string>>(text)).rows;
  const told = await query("select entity, one, many, state from app.noticed");
  const events = (await query("select distinct title from app.noticed_events")).map(({ title }) => title ?? "");
  expect(Object.keys(notices).toSorted()).toEqual([...notice_sentences, ...events].toSorted());
  const things = told.flatMap(({ one = "", many = "" }) => [one, many]);
  // (A new company's stages have their French as well; it may call them as it likes.)
  const stages = (await query("select name from public.stages")).map(({ name = "" }) => name);
  const states = told.flatMap(({ entity, state }) => {
    return register[entity as "leads"].fields[state ?? ""]?.choices ?? (state === "stage" ? stages : []);
  });
  expect(things.length).toBeGreaterThan(3);
  expect(states.length).toBeGreaterThan(10);
  expect([...things, ...states.map(wordedChoice)].filter((word) => !(word in places))).toEqual([]);
});
