import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../testing/company.ts";
import { importing } from "../../testing/importing.ts";
import { register } from "../register.ts";

type Marked = { id: string; version: number; tag_ids: string[]; tags: { id: string; name: string; color: string }[] };
type Rig = Awaited<ReturnType<typeof importing>>;
let { company, server, claire, amir, whole, problems, rows, close } = {} as Rig;
let admin: TestPerson;
let urgent: string;
let fair: string;

const made = async (entity: string, values: object, person = claire) =>
  (await server.call<{ data: Marked }>(person, "POST", `/api/${entity}`, values)).body.data;
const found = async (where: object) => {
  const query = `where=${encodeURIComponent(JSON.stringify(where))}&include=tags&order=name`;
  return (await server.call<{ data: (Marked & { name: string })[] }>(claire, "GET", `/api/leads?${query}`)).body.data;
};

beforeAll(async () => {
  ({ company, server, claire, amir, whole, problems, rows, close } = await importing());
  admin = await company.person("admin");
  urgent = (await made("tags", { name: "Urgent", color: "coral" })).id;
  fair = (await made("tags", { name: "Salon 2026" }, amir)).id;
});
afterAll(() => close());

test("a lead and a client carry tags by name and colour, and are found by any of them", async () => {
  const lead = await made("leads", { name: "A", owner_id: claire.id, tag_ids: [urgent, fair] });
  expect(lead.tags).toEqual([
    { id: fair, name: "Salon 2026", color: "grey" },
    { id: urgent, name: "Urgent", color: "coral" },
  ]);
  expect((await made("accounts", { name: "B", owner_id: claire.id, tag_ids: [fair] })).tags).toMatchObject([
    { id: fair },
  ]);
  await made("leads", { name: "C", owner_id: claire.id, tag_ids: [fair] });
  await made("leads", { name: "D", owner_id: claire.id });
  await made("leads", { name: "E", owner_id: amir.id, tag_ids: [urgent] }, amir);
  const names = async (where: object) => (await found(where)).map(({ name }) => name);
  expect(await names({ tag_ids: { in: [urgent, fair] } })).toEqual(["A", "C"]);
  expect(await names({ tag_ids: { contains: urgent } })).toEqual(["A"]);
  expect((await found({ name: "D" }))[0]?.tags).toEqual([]);
});

test("a tag that is not there, or lies in the bin, is refused; what a lead has already it keeps", async () => {
  const binned = await made("tags", { name: "Old" }, admin);
  const lead = await made("leads", { name: "Kept", owner_id: claire.id, tag_ids: [binned.id] });
  await server.call(admin, "DELETE", `/api/tags/${binned.id}`);
  for (const id of [claire.id, binned.id])
    expect(
      await server.call(claire, "POST", "/api/leads", { name: "No", owner_id: claire.id, tag_ids: [id] }),
    ).toMatchObject({
      status: 409,
      body: { details: { fields: { tag_ids: "no such record" } } },
    });
  const more = { tag_ids: [...lead.tag_ids, urgent], version: lead.version };
  const changed = await server.call<{ data: Marked }>(claire, "PATCH", `/api/leads/${lead.id}`, more);
  expect(changed.body.data.tags).toMatchObject([{ id: urgent }]);
  expect(changed.body.data.tag_ids).toEqual([binned.id, urgent]);
});

test("who may not rename or remove a tag does not, and its name is the company's only one", async () => {
  expect((await server.call(claire, "PATCH", `/api/tags/${urgent}`, { name: "Mine" })).status).toBe(403);
  expect((await server.call(claire, "DELETE", `/api/tags/${urgent}`)).status).toBe(403);
  expect((await server.call(amir, "POST", "/api/tags", { name: "URGENT" })).status).toBe(409);
  expect((await server.call(admin, "PATCH", `/api/tags/${urgent}`, { color: "plum" })).status).toBe(200);
  const client = await company.person("client", { account_id: await company.row("public.accounts", { name: "Cap" }) });
  expect((await server.call(client, "GET", "/api/tags")).status).toBe(403);
});

test("emptying the bin takes a tag out of the leads that carried it", async () => {
  const gone = await made("tags", { name: "Gone" });
  const { id } = await made("leads", { name: "Carrier", owner_id: claire.id, tag_ids: [gone.id, fair] });
  await company.owner.query("alter table public.tags disable trigger a_stamp");
  await company.owner.query("update public.tags set deleted_at = now() - interval '31 days' where id = $1", [gone.id]);
  await company.owner.query("alter table public.tags enable trigger a_stamp");
  await company.database.flush(company.system, [{ text: "select app.empty_bin()", values: [] }]);
  expect(await rows("select id from public.tags where id = $1", [gone.id])).toEqual([]);
  expect(await rows("select tag_ids from public.leads where id = $1", [id])).toEqual([{ tag_ids: [fair] }]);
});

test("tags come in by their names, and go out by them", async () => {
  const taken = await whole(amir, "Nom;Étiquettes\nF;urgent, Salon 2026\nG;\nH;Nowhere\n", { make_tags: false });
  expect(taken.counts).toEqual({ create: 3, cells: 1 });
  expect((await problems(amir, taken.id))[0]?.left_out).toMatchObject([{ field: "tag_ids", text: "Nowhere" }]);
  const text = await (await server.send(amir, "GET", "/api/leads/export.csv?columns=name,tag_ids&order=name")).text();
  expect(text).toContain(`F;${urgent}, ${fair};Salon 2026, Urgent`);
});

test("the database knows of each list of references that an entity describes", async () => {
  const described = Object.values(register).flatMap(({ name, relations }) =>
    Object.values(relations).flatMap(({ column, entity, list }) =>
      list ? [{ entity: name, list: column, target: entity }] : [],
    ),
  );
  const known = await rows(
    'select entity, list::text, target from app.reference_lists order by entity, list::text collate "C"',
  );
  expect(known).toEqual(
    described.toSorted((one, other) => (`${one.entity} ${one.list}` < `${other.entity} ${other.list}` ? -1 : 1)),
  );
});
