import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../entities/register.ts";
import { open_types, stage_types } from "../entities/stages/stage-types.ts";
import { testCompany, type TestCompany } from "../testing/company.ts";

let company: TestCompany;
beforeAll(async () => void (company = await testCompany()));
afterAll(() => company.close());

const names = async (sql: string) => (await company.owner.query<{ name: string }>(sql)).rows.map(({ name }) => name);

describe("states", () => {
  test("of the descriptions are those of the database", async () => {
    for (const [name, entity] of Object.entries(register)) {
      if (!entity.state) continue;
      const states = await names(`select distinct "to" as name from app.transitions where entity = '${name}'`);
      const { choices = [], chosen_from } = entity.fields[entity.state] ?? {};
      expect([...(chosen_from ? stage_types : choices)].sort(), name).toEqual(expect.arrayContaining(states.sort()));
    }
    const after = await names(
      `select distinct "to" as name from app.transitions where entity = 'leads' and "from" = 'won' order by 1`,
    );
    expect(after).toEqual([...open_types].sort());
  });
});
