import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../../../testing/company.ts";
import { wordedChoice } from "../../../ui/choice-word.ts";
import { startTranslation } from "../../../ui/translate.ts";
import { entityName, scopeWord, verbName } from "./right-words.ts";
import { french as of_records } from "../../../records/records.french.ts";
import { french } from "./rights.french.ts";
import { french as of_frame } from "../../../shell/frame.french.ts";
import { french as of_places } from "../../../entities/places.french.ts";

let company: TestCompany;
beforeAll(async () => {
  // (A test of exports may have spoken French in this process before.)
  startTranslation("en", {});
  company = await testCompany();
});
afterAll(() => company.close());

const column = async (name: string): Promise<string[]> =>
  (
    await company.owner.query<{ it: string }>(`select distinct ${name} as it from app.role_permissions order by 1`)
  ).rows.map(({ it }) => it);

test("every verb, scope and kind of records of the database has a word, in both languages", async () => {
  const words = [
    ...(await column("verb")).map((each) => [each, verbName(each)]),
    ...(await column("entity")).filter((each) => !each.startsWith("/")).map((each) => [each, entityName(each)]),
  ];
  expect(words.length).toBeGreaterThan(60);
  const said = { ...of_places, ...of_frame, ...of_records, ...french };
  expect(words.filter(([, word = ""]) => !said[word])).toEqual([]);
  // A scope without a word would read as its own name does.
  const scopes = await column("scope");
  const bare = (scope: string) => scopeWord(scope) === wordedChoice(scope);
  expect(scopes.length).toBeGreaterThan(30);
  expect(scopes.filter(bare)).toEqual([]);
  expect(scopeWord("leads_own")).toBe("Leads: own");
  expect(scopeWord("from_team")).toBe("from team");
});
