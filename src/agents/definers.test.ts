import { afterAll, beforeAll, expect, test } from "vitest";
import { targetsOf } from "../rights/definer-targets.ts";
import { definerTries } from "../rights/definer-tries.ts";
import { called_by_agents, definers } from "../rights/definers.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { beginRun } from "../testing/runs.ts";

let company: TestCompany;
let admin: TestPerson;
let tries: Record<string, string[]>;
beforeAll(async () => {
  company = await testCompany();
  admin = await company.person("admin");
  tries = definerTries(await targetsOf(company, await company.person("sales"), admin));
});
afterAll(() => company.close());

const nameOf = (signature: string) => signature.slice(0, signature.indexOf("("));
const people = Object.keys(definers["tandem_roles"] ?? {});

/** A call with something of each type, so that it comes as far as to what it does. */
async function plainCalls(): Promise<Record<string, string>> {
  const { rows } = await company.owner.query<{ name: string; types: string[] }>(
    `select p.proname as name, array(select format_type(t, null) from unnest(p.proargtypes) t) as types
       from pg_proc p where p.pronamespace = 'app'::regnamespace and p.proname = any ($1)`,
    [people.map(nameOf)],
  );
  return Object.fromEntries(
    rows.map(({ name, types }) => [name, `app.${name}(${types.map((type) => something[type] ?? "null").join(", ")})`]),
  );
}

const something: Record<string, string> = {
  uuid: "app.user_id()",
  text: "'errors'",
  bytea: "'\\x0a'",
  integer: "1",
  bigint: "0",
  boolean: "true",
  jsonb: "'{}'",
  "text[]": "'{}'",
  "time without time zone": "'08:00'",
};

async function outcome(call: string): Promise<string> {
  const run = await beginRun(company, admin, "documentation_agent");
  try {
    await company.database.flush(run.with("leads_list"), [{ text: `select ${call}`, values: [] }]);
    return "done";
  } catch (error) {
    return (error as Error).message;
  }
}

const refusal = /^(INSUFFICIENT_PRIVILEGES|PERMISSION_DENIED|RESOURCE_NOT_FOUND|RESOURCE_CONFLICT|CONSENT)$/;
// What these would write, of which there is none here, is in tables that refuse it (src/rights/schema.test.ts).
const nothing_to_write = /^app\.(forget_import_rows|record_usage)\(.*: done$/;

test("names only functions that there are", () => {
  expect(called_by_agents.filter((name) => !people.map(nameOf).includes(name))).toEqual([]);
});

test("each function that the list does not name is refused to the run of an agent, also of an administrator's", async () => {
  const plain = await plainCalls();
  const open: string[] = [];
  for (const name of people.map(nameOf).filter((each) => !called_by_agents.includes(each)))
    for (const call of tries[name] ?? [plain[name] ?? ""]) {
      const answer = await outcome(call);
      const told = `${call}: ${answer}`;
      if (!refusal.test(answer) && !nothing_to_write.test(told)) open.push(told);
    }
  expect(open).toEqual([]);
});
