import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { formCompany, type Form, type FormCompany } from "../testing/form-company.ts";

let there: FormCompany;
let form: Form;
beforeAll(async () => {
  there = await formCompany();
  form = await there.form();
});
afterAll(() => there.close());

const person = { name: "Bob Hill", email: "bob@hill.example" };
const count = async () =>
  (await there.rows<{ n: number }>("select count(*)::int as n from public.form_submissions"))[0]?.n ?? 0;
const get = (path: string, from = "192.0.2.1") =>
  there.server.send(undefined, "GET", path, undefined, { "x-forwarded-for": from });

test("a flood is refused by address, by form, and by what the database has of the last hour", async () => {
  const flooded = await there.form();
  const statuses = [];
  for (let n = 0; n < 12; n++) statuses.push((await there.post(flooded.key, person, "198.51.100.1")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }).fill(303), 429, 429]);
  const many = await Promise.all(Array.from({ length: 150 }, () => there.post(flooded.key, "name=x")));
  expect(many.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
  const told = many.find(({ status }) => status === 429);
  expect(Number(told?.headers.get("retry-after"))).toBeGreaterThan(0);
  await there.rows(
    `insert into public.form_submissions (form_id, name, status, address) select $1, 'x', 'dropped', '198.51.100.2' from generate_series(1, 20)`,
    form.id,
  );
  expect((await there.post(form.key, person, "198.51.100.2")).status).toBe(429);
});

test("10,000 fields, too many bytes, other kinds of bodies and oversized values are refused, and nothing is kept", async () => {
  const before = await count();
  const fields = Array.from({ length: 10_000 }, (_, n) => `f${n}=`).join("&");
  expect((await there.post(form.key, fields)).status).toBe(413);
  expect((await there.post(form.key, `name=${"x".repeat(40_000)}`)).status).toBe(413);
  expect((await there.post(form.key, Array.from({ length: 100 }).fill("a=b").join("&"))).status).toBe(413);
  expect((await there.post(form.key, { ...person, name: "x".repeat(201) })).status).toBe(422);
  expect((await there.post(form.key, { ...person, note: "x".repeat(5001) })).status).toBe(422);
  const json = await there.server.send(undefined, "POST", `/public/forms/${form.key}`, JSON.stringify(person), {
    "content-type": "application/json",
    "x-forwarded-for": "192.0.2.50",
  });
  expect(json.status).toBe(415);
  expect(await count()).toBe(before);
});

test("scripts in values are text: on the page, in the note and in the list", async () => {
  const script = '"><script>alert(1)</script>';
  const again = await there.post(form.key, { name: script, email: "no address", utm_source: script });
  const html = await again.text();
  expect(again.status).toBe(422);
  expect(html).not.toContain("<script");
  expect(html).toContain("&#60;script&#62;");
  const policy = again.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src");
  expect((await there.post(form.key, { ...person, name: `${script}\u0000\u0007` })).status).toBe(303);
  expect((await there.takeIn(form))[0]).toMatchObject({ name: script, status: "done" });
});

test("what a spreadsheet would reckon with leaves as text", async () => {
  await there.post(form.key, { name: "=HYPERLINK(1)", email: "sheet@hill.example" });
  await there.takeIn(form);
  const admin = await there.company.person("admin");
  const seen = encodeURIComponent(JSON.stringify([["name", "Name"]]));
  const csv = await there.server.send(admin, "GET", `/api/leads/export.csv?seen=${seen}`);
  const text = await csv.text();
  expect(text).toContain("=HYPERLINK(1)");
  expect(text).not.toMatch(/(^|[\n;,])"?=HYPERLINK/);
});

test("nobody reaches a draft, a closed form, another's field or a key that they guess", async () => {
  const draft = await there.server.made<Form>(there.mia, "forms", { name: "Draft" });
  const guessed = "0123456789abcdef0123456789abcdef";
  expect(
    await Promise.all(
      [draft.key, guessed, form.id, "x"].map(async (key) => (await get(`/public/forms/${key}`)).status),
    ),
  ).toEqual([404, 404, 404, 404]);
  await there.server.call(there.mia, "POST", "/api/forms/move", { id: draft.id, status: "closed" });
  expect([(await get(`/public/forms/${draft.key}`)).status, (await there.post(draft.key, person)).status]).toEqual([
    410, 410,
  ]);
  await there.post(form.key, {
    ...person,
    email: "other@hill.example",
    owner_id: there.mia.id,
    stage: "won",
    value: "1",
    form_id: draft.id,
    phone: "0612345678",
  });
  const [row] = await there.takeIn(form);
  expect(row).toMatchObject({ form_id: form.id, sent: { name: person.name, email: "other@hill.example" } });
  expect(await there.rows("select owner_id, value, phones from public.leads where id = $1", row?.["lead_id"])).toEqual([
    { owner_id: there.sam.id, value: null, phones: [] },
  ]);
});

test("what programs fill in, or fill in too fast, is set aside while they are thanked; a page counts once", async () => {
  const trapped = await there.post(form.key, { ...person, email: "trap@hill.example", fax_number: "1" });
  expect(trapped.headers.get("location")).toContain("/thanks");
  const page = await (await get(`/public/forms/${form.key}?utm_source=news`)).text();
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? "";
  expect(page).toContain('name="utm_source" value="news"');
  await there.post(form.key, { ...person, email: "fast@hill.example", stamp });
  expect((await there.takeIn(form)).slice(0, 2)).toMatchObject([
    { status: "set_aside", reason: "fast" },
    { status: "set_aside", reason: "trap" },
  ]);
  const later = Date.now() + 5000;
  const slow = /name="stamp" value="([^"]+)"/.exec(await (await get(`/public/forms/${form.key}`)).text())?.[1] ?? "";
  vi.spyOn(Date, "now").mockReturnValue(later);
  for (let n = 0; n < 2; n++) await there.post(form.key, { ...person, email: "slow@hill.example", stamp: slow });
  vi.restoreAllMocks();
  const rows = await there.takeIn(form);
  expect(rows.filter(({ sent }) => (sent as { email: string }).email === "slow@hill.example")).toHaveLength(1);
});

test("one e-mail address gets three letters a day, however often it is given", async () => {
  const asking = await there.form({ confirms: true });
  for (let n = 0; n < 5; n++) await there.post(asking.key, { name: "x", email: "victim@hill.example" });
  await there.work();
  expect(there.received.filter(({ to }) => to[0] === "victim@hill.example")).toHaveLength(3);
});

test("the door opens nothing else: the server's login may call three functions, and reads no table", async () => {
  const ask = (text: string) => there.company.database.outside({ text, values: [] });
  for (const text of [
    "select * from public.forms",
    "select * from public.form_submissions",
    "select app.next_submission()",
  ])
    await expect(ask(text)).rejects.toThrow(/permission denied/);
  const foreign = await there.server.send(undefined, "POST", "/api/sign-in", "{}", {
    origin: "https://elsewhere.example",
  });
  expect(foreign.status).toBe(403);
});

test("one address alone shuts no form: what is refused of it takes nothing from others", async () => {
  const shut = await there.form();
  for (let n = 0; n < 120; n++) await there.post(shut.key, person, "198.51.100.9");
  const other = await there.post(shut.key, { ...person, email: "other@hill.example" }, "198.51.100.10");
  expect(other.status).toBe(303);
});

test("who has a network of IPv6 has one address: for a minute, and for the hour that the database has", async () => {
  const flooded = await there.form();
  const from = (n: number) => `2001:db8:1:2:${n.toString(16)}::1`;
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push((await there.post(flooded.key, person, from(n))).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }).fill(303), 429]);
  await there.rows(
    `insert into public.form_submissions (form_id, name, status, address) select $1, 'x', 'dropped', '2001:db8:9:9:' || to_hex(n) || '::7' from generate_series(1, 20) n`,
    form.id,
  );
  expect((await there.post(form.key, person, "2001:db8:9:9::1")).status).toBe(429);
  expect((await there.post(form.key, person, "2001:db8:9:8::1")).status).toBe(303);
});

test("a word of a campaign that is cut within a sign loses nothing of what was sent", async () => {
  const emoji = `${"x".repeat(199)}😀`;
  expect((await there.post(form.key, { ...person, email: "cut@hill.example", utm_campaign: emoji })).status).toBe(303);
});

test("what is more than the database keeps is said so, and is no error of ours", async () => {
  const own: { field: string; required: boolean }[] = [];
  for (const name of ["One", "Two", "Three", "Four"]) {
    const id = await there.company.row("public.own_fields", { entity: "leads", key: "x", name, kind: "text" });
    const [made] = await there.rows<{ key: string }>("select key from public.own_fields where id = $1", id);
    own.push({ field: `custom.${made?.key}`, required: false });
  }
  const long = await there.form({ asked: { fields: [{ field: "email", required: true }, ...own] } });
  const values = own.map(({ field }) => [field, "x".repeat(5000)] as const);
  const send = (sent: (readonly [string, string])[]) =>
    there.post(long.key, { email: "long@hill.example", ...Object.fromEntries(sent) });
  expect((await send(values.slice(1))).status).toBe(303);
  const refused = await send(values);
  expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining("more than the form takes")]);
});

test("workflows and forms do not hold each other up", async () => {
  const { rows } = await there.company.owner.query<{ locks: string[] }>(
    "select array_agg(distinct m[1]) as locks from pg_proc, regexp_matches(prosrc, 'advisory_xact_lock\\((\\d+)\\)', 'g') m where proname in ('queue_workflows', 'next_submission')",
  );
  expect(rows[0]?.locks).toHaveLength(2);
});
