import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestPerson } from "../testing/company.ts";
import { importing } from "../testing/importing.ts";
import { eachNamed, splitAt } from "./reading/several.ts";

// What an attacker found in imports of tasks.
type Rig = Awaited<ReturnType<typeof importing>>;
let { company, server, upload, act, rows, close } = {} as Rig;
let nora: TestPerson;
let paul: TestPerson;
let shop = "";
let site = "";

beforeAll(async () => {
  ({ company, server, upload, act, rows, close } = await importing());
  nora = await company.person("project_manager", { name: "Nora Lindqvist" });
  paul = await company.person("team_member", { name: "Paul Okafor" });
  shop = await company.row("public.projects", { name: "Web shop", key: "SHOP", owner_id: nora.id, status: "active" });
  const otto = await company.person("project_manager", { name: "Otto Kern" });
  site = await company.row("public.projects", { name: "Web site", key: "SITE", owner_id: otto.id, status: "active" });
  for (const project_id of [shop, site])
    for (const { id: user_id } of [paul, nora]) await company.row("public.project_members", { project_id, user_id });
});
afterAll(() => close());
beforeEach(() =>
  company.owner.query(
    "delete from public.time_entries; delete from public.task_links; delete from public.task_people; delete from public.tasks",
  ),
);

test("a cell of a million signs is taken apart at once, whatever stands in it", () => {
  const spaces = `a${" ".repeat(900_000)}b`;
  expect(splitAt(spaces, /\s*[,;|\n]\s*/)).toEqual(["a b"]);
  expect(splitAt(`${spaces}\n${spaces}`, /\s*[,;|\n]\s*/)).toHaveLength(2);
  expect(eachNamed(spaces)).toHaveLength(2);
  expect(eachNamed(`<${"@".repeat(900_000)}`)).toHaveLength(1);
});

test("a row that the database refuses for what others did holds up no other", async () => {
  const task = await company.row("public.tasks", {
    name: "Sails",
    project_id: site,
    owner_id: nora.id,
    external_source: "Jira",
    external_id: "SHP-2",
  });
  const told = { task_id: task, day: new Date().toISOString().slice(0, 10), minutes: 30 };
  const { status, body } = await server.call<{ data: { id: string } }>(paul, "POST", "/api/time_entries", told);
  expect(status).toBe(201);
  expect((await server.call(paul, "POST", "/api/time_entries/submit", { id: body.data.id })).status).toBe(200);
  // Its parent is of another project, to which it cannot go along with time that others approve.
  const file = `Summary,Issue key,Status,Project key,Parent\nHull,SHP-1,To Do,SHOP,\nSails,SHP-2,To Do,,SHP-1\nMast,SHP-3,To Do,SHOP,SHP-1\n`;
  const { id } = await upload(nora, file, "tasks");
  expect(await act(nora, id, "check")).toMatchObject({ state: "checked" });
  expect(await act(nora, id, "commit")).toMatchObject({ state: "committed" });
  expect(
    await rows(
      "select t.name, p.name as parent from public.tasks t left join public.tasks p on p.id = t.parent_id order by 1",
    ),
  ).toEqual([
    { name: "Hull", parent: null },
    { name: "Mast", parent: "Hull" },
    { name: "Sails", parent: null },
  ]);
});

test("what somebody changed before the import was at its end is kept when it is undone", async () => {
  const { id } = await upload(
    nora,
    "Summary,Issue key,Status,Project key\nHull,SHP-1,To Do,SHOP\nMast,SHP-3,To Do,SHOP\n",
    "tasks",
  );
  await act(nora, id, "check");
  await act(nora, id, "commit");
  const [hull] = (await rows("select id from public.tasks where name = 'Hull'")) as [{ id: string }];
  for (const [version, priority] of ["high", "low"].entries())
    expect((await server.call(paul, "PATCH", `/api/tasks/${hull.id}`, { version: version + 1, priority })).status).toBe(
      200,
    );
  // (As where the import came back to it after a colleague: the last version is its own.)
  await company.owner.query("alter table app.log disable trigger user");
  await company.owner.query("update app.log set request_id = $1 where row_id = $2 and row_version = 3", [
    `import:${id}`,
    hull.id,
  ]);
  await company.owner.query("alter table app.log enable trigger user");
  expect((await act(nora, id, "undo")).counts).toMatchObject({ undone: 1, kept: 1 });
  expect(await rows("select name from public.tasks where deleted_at is null")).toEqual([{ name: "Hull" }]);
});
