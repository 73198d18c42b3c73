import { sql } from "../database/drizzle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../testing/company.ts";

let company: TestCompany;
beforeAll(async () => void (company = await testCompany()));
afterAll(() => company.close());

test("what somebody makes while they change teams is the new team's, and the old one does not see it", async () => {
  const [north, south] = [await company.team("North"), await company.team("South")];
  const claire = await company.person("sales", { team_id: north });
  const thomas = await company.person("sales", { team_id: north });
  let moved: Promise<unknown> = Promise.resolve();
  await company.database.as(claire.actor, async (tx) => {
    await tx.execute(sql`insert into public.leads (name) values ('Meanwhile')`);
    moved = company.owner.query("update public.people set team_id = $2 where id = $1", [claire.id, south]);
    await Promise.race([moved, new Promise((resolve) => setTimeout(resolve, 300))]);
  });
  await moved;
  const { rows } = await company.owner.query("select team_id from public.leads where name = 'Meanwhile'");
  expect(rows).toEqual([{ team_id: south }]);
  const [seen] = await company.database.flush(thomas.actor, [{ text: "select name from public.leads", values: [] }]);
  expect(seen).toEqual([]);
});
