import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { keepDelivering } from "./deliver.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const messages = async (person: TestPerson) =>
  (await noticesOf(server, person)).map(({ message }) => message).toSorted();

test("what cannot be told holds up what comes after it, not what came before, and is told once it can be", async () => {
  const [claire, thomas] = [await company.person("sales"), await company.person("sales")];
  await company.owner.query(
    `create function public.refuse() returns trigger language plpgsql as $$ begin raise 'cannot be told'; end $$;
     create trigger refuse before insert on public.notifications for each row when (new.message = 'Second') execute function public.refuse()`,
  );
  const give = async (name: string, owner: TestPerson) => {
    const id = await company.row("public.leads", { name, owner_id: null });
    await server.call(admin, "POST", "/api/leads/assign", { id, owner_id: owner.id });
  };
  await give("First", claire);
  await give("Second", thomas);
  await give("Third", claire);
  const failures: unknown[] = [];
  const stop = keepDelivering(company.database, company.system, (error) => failures.push(error));
  await vi.waitFor(async () => expect(await messages(claire)).toEqual(["First"]), 15_000);
  expect(failures.length).toBeGreaterThan(0);
  await company.owner.query("drop trigger refuse on public.notifications");
  await vi.waitFor(async () => expect(await messages(claire)).toEqual(["First", "Third"]), 15_000);
  expect(await messages(thomas)).toEqual(["Second"]);
  stop();
});

test("thousands of roles given at once are told of within the time of one statement", async () => {
  const claire = await company.person("sales");
  await company.owner.query(
    `insert into public.people (name, email, kind) select 'Many ' || n, 'many' || n || '@example.test', 'employee' from generate_series(1, 6000) n`,
  );
  const give =
    "insert into public.user_roles (user_id, role) select id, $1 from public.people where name like 'Many %'";
  await company.owner.query(give, ["employee"]);
  await company.owner.query(give, ["support"]);
  await deliverAll(company);
  const { rows } = await company.owner.query<{ told: number }>(
    "select count(*)::int as told from public.notifications n join public.people p on p.id = n.user_id where p.name like 'Many %' and n.kind = 'role'",
  );
  expect(rows).toEqual([{ told: 6000 }]);
  expect(await messages(claire)).toEqual([]);
}, 60_000);
