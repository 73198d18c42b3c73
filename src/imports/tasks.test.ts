import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPerson } from "../testing/company.ts";
import { importing } from "../testing/importing.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { company, server, upload, act, whole, problems, rows, close } = {} as Rig;
let nora: TestPerson;
let paul: TestPerson;
let shop = "";

beforeAll(async () => {
  ({ company, server, upload, act, whole, problems, rows, close } = await importing());
  nora = await company.person("project_manager", { name: "Nora Lindqvist" });
  paul = await company.person("team_member", { name: "Paul Okafor" });
  await company.person("team_member", { name: "Inès Valls" });
  shop = await company.row("public.projects", { name: "Web shop", key: "SHOP", owner_id: nora.id, status: "active" });
});
afterAll(() => close());

const forget = () =>
  company.owner.query("delete from public.task_links; delete from public.task_people; delete from public.tasks");

const jira = `Summary,Issue key,Issue id,Issue Type,Status,Project key,Project name,Priority,Assignee,Reporter,Created,Resolved,Due date,Labels,Labels,Description,Original estimate,Parent,Inward issue link (Blocks),Outward issue link (Blocks),Custom field (Story Points)
Choose a carrier,SHP-3,10003,Sub-task,In Progress,SHOP,Web shop,Highest,Paul Okafor,Nora,21/Mar/26 5:32 PM,,24/Mar/26 12:00 AM,shipping,urgent,Ask three,14400,10001,,SHP-4,3
Shipping,SHP-1,10001,Story,To Do,SHOP,Web shop,High,,Nora,20/Mar/26 12:32 PM,,,shipping,,,,,,,
Print labels,SHP-4,10004,Sub-task,Done,SHOP,Web shop,Low,Nobody Known,Nora,21/Mar/26 9:05 AM,22/Mar/26 12:45 PM,,,,,1800,10001,SHP-3,,
`;
const taskRows = (where: string) =>
  rows(`select t.name, t.status, t.priority, t.due_on::text, t.estimate, t.body, t.external_id, t.external_source, p.name as parent, o.name as owner,
    coalesce(t.project_key, '') as project, (select array_agg(g.name order by g.name) from public.tags g where g.id = any (t.tag_ids)) as tags,
    t.ended_at::date::text as ended_on, t.open_blockers from public.tasks t left join public.tasks p on p.id = t.parent_id
    left join public.people o on o.id = t.owner_id where t.deleted_at is null and ${where} order by t.name`);

describe("a file of Jira", () => {
  test("comes in with parents that stand below their children, what blocks, and when it was done; and goes again", async () => {
    const found = await upload(nora, jira, "tasks");
    expect(found.settings.defaults).toEqual({ external_source: "Jira" });
    const checked = await act(nora, found.id, "check");
    expect(checked.left_out).toMatchObject([
      { field: "owner_id", text: "Nobody Known", reason: "no such record that you can see" },
    ]);
    expect(checked.counts).toMatchObject({ create: 3, tied: 3, made: 2 });
    expect(await taskRows("true")).toEqual([]);
    expect((await act(nora, found.id, "commit")).counts).toMatchObject({ create: 3, tied: 3 });
    expect(await taskRows("true")).toEqual([
      expect.objectContaining({
        name: "Choose a carrier",
        status: "in_progress",
        priority: "urgent",
        due_on: "2026-03-24",
        estimate: 240,
        parent: "Shipping",
        owner: "Paul Okafor",
        project: "SHOP",
        tags: ["shipping", "urgent"],
        external_id: "SHP-3",
        external_source: "Jira",
      }),
      expect.objectContaining({
        name: "Print labels",
        status: "done",
        owner: null,
        parent: "Shipping",
        ended_on: "2026-03-22",
        estimate: 30,
        open_blockers: 1,
      }),
      expect.objectContaining({ name: "Shipping", status: "todo", priority: "high", parent: null, owner: null }),
    ]);
    expect((await act(nora, found.id, "undo")).counts).toMatchObject({ undone: 3, kept: 0 });
    expect(await taskRows("true")).toEqual([]);
    expect(await rows("select from public.task_links where deleted_at is null")).toEqual([]);
  });
});

const linear = (rows_of: string) =>
  `ID,Team,Title,Description,Status,Estimate,Priority,Project,Assignee,Labels,Cycle Name,Completed,Due Date,Parent issue,Blocked by\n${rows_of}`;

describe("what rows say of each other", () => {
  test("is refused where it makes a circle, row by row, and where nobody is meant; the rows go in", async () => {
    const done = await whole(
      nora,
      linear(`ENG-1,ENG,One,,Backlog,3,Urgent,Web shop,"${paul.email}, Inès Valls, Someone Else",,,,2026-04-02T12:00:00.000Z,ENG-2,ENG-3
ENG-2,ENG,Two,,Canceled,,No priority,Web shop,,,,,,ENG-1,ENG-1
ENG-3,ENG,Three,,Triage,,Low,Nowhere,,,,,,ENG-9,ENG-2
`),
      {},
      "tasks",
    );
    expect(done.counts).toMatchObject({ create: 3, tied: 3, cells: 6 });
    expect(await problems(nora, done.id)).toMatchObject([
      {
        line: 2,
        left_out: [
          { field: "estimate", text: "3", reason: "counts points, which are no time" },
          { field: "owner_id", text: "Someone Else", reason: "no such record that you can see" },
        ],
      },
      { line: 3, left_out: [{ field: "parent_id", text: "ENG-1", reason: "would stand below itself" }] },
      {
        line: 4,
        left_out: [
          { field: "project_id", text: "Nowhere" },
          { field: "parent_id", text: "ENG-9", reason: "no such record that you can see" },
          { field: "blocked_by", text: "ENG-2", reason: "would make a circle" },
        ],
      },
    ]);
    const made = await taskRows("t.external_source = 'Linear'");
    expect(made).toMatchObject([
      { name: "One", status: "backlog", priority: "urgent", parent: "Two", owner: "Paul Okafor", estimate: null },
      { name: "Three", status: "triage", priority: "low", owner: "Nora Lindqvist", project: "" },
      { name: "Two", status: "cancelled", priority: "none", parent: null },
    ]);
    const beside =
      "select u.name from public.task_people p join public.people u on u.id = p.user_id where p.deleted_at is null";
    expect(await rows(beside)).toEqual([{ name: "Inès Valls" }]);
    expect((await act(nora, done.id, "undo")).counts).toMatchObject({ undone: 3, kept: 0 });
    expect(await rows(beside)).toEqual([]);
  });

  test("is found by names where the file has no ids, as lists of Plane tell it, and by ids of ours", async () => {
    const plain = await whole(
      nora,
      "Aufgabe;Status;Priorität;Zugewiesen an;Fällig am;Übergeordnete Aufgabe;Blockiert durch;Aufwand (Stunden);Projekt\nFarbe;In Bearbeitung;hoch;Inès Valls;31.12.2026;Laden;Laden;1,5;SHOP\nLaden;Erledigt;normal;;;;;;SHOP\n",
      {},
      "tasks",
    );
    expect(plain.counts).toMatchObject({ create: 2, tied: 2 });
    expect(await taskRows("t.name in ('Farbe', 'Laden')")).toMatchObject([
      {
        name: "Farbe",
        status: "in_progress",
        priority: "high",
        owner: "Inès Valls",
        due_on: "2026-12-31",
        parent: "Laden",
        estimate: 90,
      },
      { name: "Laden", status: "done", priority: "medium", open_blockers: 0 },
    ]);
    const [{ code } = { code: "" }] = await rows("select code from public.tasks where name = 'Farbe'");
    const plane = await whole(
      nora,
      `"Project Name","Project Identifier","Parent","Identifier","Sequence Id","Name","State Name","Priority","Assignees","Target Date","Completed At","Estimate","Labels","Relations"
"Web shop","SHOP","","WEB-1","1","Login","Todo","high","[""Inès Valls"", ""Paul Okafor""]","2024-01-05","","5","[""backend"", ""safe""]","[]"
"Web shop","SHOP","WEB-1","WEB-7","7","Profile","In Progress","none","[]","","","","[]","[{""type"": ""blocked_by"", ""issue"": ""WEB-1"", ""direction"": ""outgoing""}]"
"Web shop","SHOP","${String(code)}","WEB-8","8","Border","Cancelled","none","[]","","","","[]","[]"
`,
      {},
      "tasks",
    );
    expect(plane.settings.defaults).toEqual({ external_source: "Plane" });
    expect(plane.counts).toMatchObject({ create: 3, tied: 3, made: 2, cells: 1 });
    expect(await taskRows("t.external_source = 'Plane'")).toMatchObject([
      { name: "Border", parent: "Farbe", status: "cancelled" },
      { name: "Login", owner: "Inès Valls", tags: ["backend", "safe"], due_on: "2024-01-05" },
      { name: "Profile", parent: "Login", open_blockers: 1 },
    ]);
    await act(nora, plane.id, "undo");
    await act(nora, plain.id, "undo");
    expect(await taskRows("true")).toEqual([]);
  });
});

describe("rights", () => {
  test("are those of whoever imports: what they do not see they name in vain, and who manages nothing imports nothing", async () => {
    const other = await company.person("project_manager", { name: "Omar Haddad" });
    const secret = await company.row("public.projects", {
      name: "Quiet",
      key: "QUIET",
      owner_id: other.id,
      status: "active",
    });
    await company.row("public.tasks", {
      name: "Hidden",
      project_id: secret,
      external_id: "Q-1",
      external_source: "Jira",
      owner_id: other.id,
    });
    const file =
      "Summary,Issue key,Issue Type,Project key,Assignee,Parent,Outward issue link (Blocks)\nSeen,Q-2,Task,QUIET,Omar Haddad,Q-1,Q-1\nSame,Q-1,Task,,,,\n";
    const done = await whole(nora, file, {}, "tasks");
    expect(done.counts).toMatchObject({ create: 2 });
    expect((await problems(nora, done.id))[0]?.left_out.map(({ text, reason }) => [text, reason])).toEqual([
      ["QUIET", "no such record that you can see"],
      ["Omar Haddad", "you may not give records to this person"],
    ]);
    // Her own row Q-1 is meant, never the other's.
    expect(await taskRows("t.name = 'Seen'")).toMatchObject([{ parent: "Same", owner: "Nora Lindqvist" }]);
    const asked = await server.send(paul, "POST", "/api/imports?entity=tasks&file_name=a.csv", file, {
      "content-type": "text/csv",
    });
    expect(asked.status).toBe(403);
    // Nor does another manager see her import, or take it back.
    expect((await server.call(other, "GET", `/api/imports/${done.id}`)).status).toBe(404);
    expect((await server.call(other, "POST", "/api/imports/undo", { id: done.id })).status).toBe(404);
    await forget();
  });
});

describe("what went out by “all fields”", () => {
  test("comes in again: unchanged where it is there, the same where it is gone", async () => {
    const tag = await company.row("public.tags", { name: "Export" });
    const make = async (values: object) =>
      (await server.call<{ data: { id: string } }>(nora, "POST", "/api/tasks", values)).body.data.id;
    const top = await make({
      name: "Top",
      project_id: shop,
      owner_id: paul.id,
      tag_ids: [tag],
      starts_on: "2026-02-02",
      due_on: "2026-03-01",
    });
    const rule = { repeat_rule: "FREQ=WEEKLY;BYDAY=MO", repeat_mode: "day_done" };
    await make({
      name: "Below",
      parent_id: top,
      project_id: shop,
      estimate: 95,
      priority: "high",
      due_on: "2026-03-02",
      body: "- [ ] One\n- [x] Two",
      ...rule,
    });
    await make({ name: "Done", status: "done", ended_at: "2026-01-05T10:00:00Z", client_visible: true });
    const out = await (await server.send(nora, "GET", "/api/tasks/export.csv")).text();
    const again = await upload(nora, out, "tasks");
    expect((await act(nora, again.id, "check")).counts).toEqual({ unchanged: 3, tied: 1 });
    const told = `select name, body, status, priority, starts_on::text, due_on::text, estimate, repeat_rule, repeat_mode, ended_at::text, project_id, owner_id, tag_ids,
      client_visible, (select p.name from public.tasks p where p.id = t.parent_id) as parent from public.tasks t order by name`;
    const before = await rows(told);
    await forget();
    expect((await whole(nora, out, {}, "tasks")).counts).toMatchObject({ create: 3, tied: 1 });
    expect(await rows(told)).toEqual(before);
    await forget();
  });
});

describe("the same file again", () => {
  const again = jira.replace("Choose a carrier", "Choose two carriers").replace(",10001,,SHP-4,3", ",10004,,SHP-4,3");
  test("changes what it says otherwise, tells it before, doubles nothing, and gives it back", async () => {
    await forget();
    const first = await whole(nora, jira, {}, "tasks");
    const second = await upload(nora, again, "tasks");
    const checked = await act(nora, second.id, "check");
    expect(checked.counts).toMatchObject({ update: 1, unchanged: 2, tied: 3 });
    const [sample] = checked.samples.filter(({ before }) => before);
    expect(sample).toMatchObject({
      values: { parent_id: "Print labels" },
      before: { name: "Choose a carrier", parent_id: "Shipping" },
    });
    await act(nora, second.id, "commit");
    expect(await taskRows("t.external_id = 'SHP-3'")).toMatchObject([
      { name: "Choose two carriers", parent: "Print labels" },
    ]);
    expect(await rows("select from public.tasks where deleted_at is null")).toHaveLength(3);
    expect(await rows("select from public.task_links where deleted_at is null")).toHaveLength(1);
    await act(nora, second.id, "undo");
    expect(await taskRows("t.external_id = 'SHP-3'")).toMatchObject([{ name: "Choose a carrier", parent: "Shipping" }]);
    // What somebody has changed since stays.
    const [{ id } = { id: "" }] = await rows(
      "select id from public.tasks where external_id = 'SHP-3' and deleted_at is null",
    );
    await server.call(nora, "PATCH", `/api/tasks/${String(id)}`, { name: "Choose a good carrier" });
    expect((await act(nora, first.id, "undo")).counts).toMatchObject({ undone: 2, kept: 1 });
    await forget();
  });

  test("goes on after its server was killed, with what came in before", async () => {
    const done = await whole(nora, jira, {}, "tasks");
    await company.owner.query("update public.tasks set parent_id = null; delete from public.task_links");
    await company.owner.query(`alter table public.imports disable trigger user;
      update public.imports set state = 'stopped', done = 3, counts = '{}' where id = '${done.id}'; alter table public.imports enable trigger user`);
    expect((await act(nora, done.id, "commit")).counts).toMatchObject({ tied: 3 });
    expect(await taskRows("t.parent_id is not null")).toMatchObject([{ parent: "Shipping" }, { parent: "Shipping" }]);
    expect(await rows("select from public.task_links")).toHaveLength(1);
    await forget();
  });
});
