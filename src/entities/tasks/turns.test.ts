import { sql } from "../../database/drizzle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";

// Who waits for whom, where several work on the same project.

let company: TestCompany;
let maud: TestPerson;
let hugo: TestPerson;
let project_id: string;

beforeAll(async () => {
  company = await testCompany();
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  project_id = await company.row("public.projects", { name: "Site", owner_id: maud.id });
  await company.row("public.project_members", { project_id, user_id: hugo.id });
});
afterAll(() => company.close());

const task = (name: string, values: object = {}) =>
  company.row("public.tasks", { name, project_id, owner_id: maud.id, ...values });
const soon = <T>(done: Promise<T>) =>
  Promise.race([done, new Promise<"waits">((late) => setTimeout(() => late("waits"), 2000))]);

test("who enters time on a project, or on a task, waits for nobody who adds to it meanwhile", async () => {
  const id = await task("Basket");
  await company.database.as(maud.actor, async (tx) => {
    await tx.execute(
      sql`insert into public.milestones (project_id, name, due_on) values (${project_id}, 'Opening', '2026-12-01')`,
    );
    await tx.execute(sql`insert into public.time_entries (task_id, day, minutes) values (${id}, '2026-11-02', 30)`);
    const entered = company.database.as(hugo.actor, (own) =>
      own.execute(sql`insert into public.time_entries (task_id, day, minutes) values (${id}, '2026-11-02', 60)`),
    );
    expect(await soon(entered)).not.toBe("waits");
  });
});

test("of two who put tasks below others at once, none holds what the other waits for", async () => {
  const [first, second, above] = [await task("First"), await task("Second"), await task("Above")];
  let moved: Promise<unknown> = Promise.resolve();
  await company.owner.query("begin");
  await company.owner.query("update public.tasks set parent_id = $2 where id = $1", [first, above]);
  moved = company.database.as(maud.actor, (tx) =>
    tx.execute(sql`update public.tasks set parent_id = ${above} where id = ${second}`),
  );
  expect(await Promise.race([moved, new Promise((late) => setTimeout(() => late("waits"), 300))])).toBe("waits");
  await company.owner.query("set local lock_timeout = '300ms'");
  await company.owner.query("update public.tasks set name = 'Second of all' where id = $1", [second]);
  await company.owner.query("commit");
  await moved;
  const { rows } = await company.owner.query("select name from public.tasks where parent_id = $1 order by 1", [above]);
  expect(rows).toEqual([{ name: "First" }, { name: "Second of all" }]);
});
