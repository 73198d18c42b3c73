import { afterAll, beforeAll, expect, test } from "vitest";
import { formCompany, type FormCompany } from "../testing/form-company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";

let there: FormCompany;
beforeAll(async () => void (there = await formCompany()));
afterAll(() => there.close());

const ada = { name: "Ada Durand", email: "ada@durand.example", note: "A mill, please." };
const leadOf = async (id: unknown) => (await there.rows("select * from public.leads where id = $1", id))[0];
const activitiesOf = (id: unknown) =>
  there.rows(
    "select kind, state, subject, body, owner_id, at from public.activities where row_id = $1 order by kind",
    id,
  );

test("a form on another site's page brings a lead with its owner, score, consent and first step", async () => {
  const consent = "I agree that you answer me.";
  await there.company.row("public.score_rules", { subject: "source", value: "Website", points: 20 });
  const form = await there.form({ consent, source: "website", campaign: "autumn" });
  const sent = await there.post(form.key, { ...ada, phone: "", consent: "1", utm_source: "news" }, "192.0.2.7");
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/public/forms/${form.key}/thanks`]);
  expect(sent.headers.get("set-cookie")).toBeNull();
  const [row] = await there.takeIn(form);
  expect(row).toMatchObject({
    status: "done",
    outcome: "created",
    assignee_id: there.sam.id,
    consent,
    consent_version: 1,
    address: "192.0.2.7",
    utm: { source: "news", campaign: "autumn" },
    page: "https://elsewhere.example/offer",
  });
  const lead = await leadOf(row?.["lead_id"]);
  expect(lead).toMatchObject({
    name: ada.name,
    emails: [ada.email],
    note: ada.note,
    source: "Website",
    owner_id: there.sam.id,
  });
  expect(lead?.["team_id"]).toBe(there.sam.team_id);
  expect(lead?.["score"]).toBeGreaterThan(0);
  const [note, step] = await activitiesOf(lead?.["id"]);
  expect(note).toMatchObject({
    kind: "note",
    state: "done",
    body: expect.stringContaining("Name: Ada Durand\nEmail: ada@durand.example"),
  });
  expect(step).toMatchObject({ kind: "to_do", state: "planned", owner_id: there.sam.id, at: lead?.["answer_due_at"] });
  await deliverAll(there.company);
  expect(await noticesOf(there.server, there.sam)).toMatchObject([
    { title: "Lead assigned to you", message: ada.name, row_id: lead?.["id"] },
  ]);
  const path = `/api/lead_machine/came-by/leads/${String(lead?.["id"])}`;
  const told = await there.server.call<{ data: object[] }>(there.sam, "GET", path);
  expect(told.body.data).toMatchObject([
    { form: "Contact", edition: 1, consent, address: "192.0.2.7", utm: { source: "news" } },
  ]);
});

test("who is known gets an activity, and nothing of theirs is changed: an open lead before a contact, a contact before a closed lead", async () => {
  const form = await there.form();
  const email = "known@durand.example";
  const contact = await there.company.row("public.contacts", {
    name: "Known",
    emails: [email],
    account_id: await there.company.row("public.accounts", { name: "Durand" }),
  });
  const send = async () => {
    await there.post(form.key, { name: "Another name", email: "KNOWN@durand.example", note: "Again" });
    return (await there.takeIn(form))[0];
  };
  expect(await send()).toMatchObject({ outcome: "added", contact_id: contact, lead_id: null });
  const lead = await there.company.row("public.leads", { name: "Theirs", emails: [email], owner_id: there.sam.id });
  const before = await leadOf(lead);
  expect(await send()).toMatchObject({ outcome: "added", lead_id: lead, contact_id: null, assignee_id: there.sam.id });
  const { name, emails, note, version, owner_id } = (await leadOf(lead)) ?? {};
  expect({ name, emails, note, owner_id }).toEqual({
    name: "Theirs",
    emails: [email],
    note: null,
    owner_id: there.sam.id,
  });
  expect(version).toBe(before?.["version"]);
  await there.rows("update public.leads set stage = 'lost', lost_reason = 'price' where id = $1", lead);
  expect(await send()).toMatchObject({ contact_id: contact });
  expect(await there.rows("select name from public.leads where name = 'Another name'")).toEqual([]);
});

test("leads go in turn past who is away, or to whoever has the fewest open ones, as was foretold", async () => {
  const [one, two, away] = await Promise.all(
    ["One", "Two", "Away"].map((name) => there.company.person("sales", { name })),
  );
  const people = [one, two, away].map((person) => person?.id ?? "");
  await there.company.row("public.absences", { person_id: people[2], starts_on: "2020-01-01", ends_on: "2020-12-31" });
  await there.rows("update public.absences set starts_on = app.company_day(), ends_on = app.company_day()");
  const form = await there.form({ assigning: "turn", assignee_ids: people, lead_owner_id: null });
  const next = async (assigning: string) => {
    const path = `/api/lead_machine/forms/${form.id}/next?assigning=${assigning}&people=${people.join(",")}`;
    return (await there.server.call<{ data: { name: string }[] }>(there.sam, "GET", path)).body.data.map(
      ({ name }) => name,
    );
  };
  expect(await next("turn")).toEqual(Array.from({ length: 5 }).flatMap(() => ["One", "Two"]));
  for (const n of [1, 2, 3]) await there.post(form.key, { name: `Turn ${n}`, email: `turn${n}@a.example` });
  await there.takeIn(form);
  const owners =
    "select p.name from public.leads l join public.people p on p.id = l.owner_id where l.name like $1 order by l.created_at, l.name";
  expect((await there.rows<{ name: string }>(owners, "Turn %")).map(({ name }) => name).toSorted()).toEqual([
    "One",
    "One",
    "Two",
  ]);
  await there.rows("update public.leads set stage = 'lost', lost_reason = 'price' where owner_id = $1", people[0]);
  expect((await next("least")).slice(0, 3)).toEqual(["One", "Two", "One"]);
  expect(await next("owner")).toEqual(Array.from({ length: 10 }).fill(null));
});

test("what fails keeps its input, where and why; mended it is run again, one or all alike", async () => {
  const own = await there.company.row("public.own_fields", { entity: "leads", key: "x", name: "Plot", kind: "count" });
  const key = (await there.rows<{ key: string }>("select key from public.own_fields where id = $1", own))[0]?.key;
  const field = `custom.${key}`;
  const form = await there.form({
    asked: {
      fields: [
        { field: "email", required: true },
        { field, required: true },
      ],
    },
  });
  for (const n of [1, 2]) await there.post(form.key, { email: `fails${n}@a.example`, [field]: String(n) });
  await there.rows(
    "update public.form_submissions set sent = sent || jsonb_build_object($2::text, 'many') where form_id = $1",
    form.id,
    field,
  );
  const failed = await there.takeIn(form);
  expect(failed).toMatchObject(
    Array.from({ length: 2 }).fill({
      status: "failed",
      step: "cleaning",
      reason: `${field} cannot be read`,
      attempts: 1,
    }),
  );
  const [second, first] = failed;
  const mended = { email: "fails1@a.example", [field]: "12" };
  expect(
    (await there.server.call(there.sam, "POST", "/api/form_submissions/mend", { id: first?.id, sent: mended })).status,
  ).toBe(404);
  expect(
    (await there.server.call(there.mia, "POST", "/api/form_submissions/mend", { id: first?.id, sent: mended })).status,
  ).toBe(200);
  expect((await there.takeIn(form)).map(({ status }) => status).toSorted()).toEqual(["done", "failed"]);
  const [kept] = await there.rows(
    "select original ->> $2 as was, sent ->> $2 as is from public.form_submissions where id = $1",
    first?.id,
    field,
  );
  expect(kept).toEqual({ was: "many", is: "12" });
  const [lead] = await there.rows("select custom, name from public.leads where emails = '{fails1@a.example}'");
  expect(lead).toEqual({ custom: { [key ?? ""]: 12 }, name: "fails1@a.example" });
  expect((await there.server.call(there.mia, "POST", "/api/form_submissions/drop", { id: second?.id })).status).toBe(
    200,
  );
  const made = await there.rows("select from public.activities where about = 'fails2@a.example'");
  expect(made).toEqual([]);
});

test("a step that fails takes back all that came before it", async () => {
  const form = await there.form();
  await there.rows(
    "alter table public.activities add constraint broken check (subject not like 'Answer%Contact%') not valid",
  );
  await there.post(form.key, { name: "Halfway", email: "half@a.example" });
  expect((await there.takeIn(form))[0]).toMatchObject({ status: "failed", step: "first_step", lead_id: null });
  expect(await there.rows("select from public.leads where name = 'Halfway'")).toEqual([]);
  await there.rows("alter table public.activities drop constraint broken");
  const [failed] = await there.takeIn(form);
  await there.server.call(there.mia, "POST", "/api/form_submissions/run", { id: failed?.id });
  expect((await there.takeIn(form))[0]).toMatchObject({ status: "done", attempts: 2 });
});

test("an address is asked by a letter whose link works by a press, once, and lets nobody guess", async () => {
  const form = await there.form({ confirms: true, consent: "I agree.", language: "french" });
  const sent = await there.post(form.key, { ...ada, email: "asked@a.example", consent: "1" });
  expect(sent.headers.get("location")).toBe(`/public/forms/${form.key}/check`);
  expect((await there.takeIn(form))[0]).toMatchObject({ status: "unconfirmed" });
  await there.work();
  const letter = there.received.find(({ to }) => to[0] === "asked@a.example")?.text.replaceAll(/=\r\n/g, "") ?? "";
  const path = /\/public\/forms\/confirm\/[\w-]{43}/.exec(letter)?.[0] ?? "";
  const [kept] = await there.rows<{ told: string }>("select encode(token_hash, 'hex') as told from app.form_tokens");
  expect(kept?.told).not.toContain(path.slice(-43));
  const ask = (method: string, to = path) =>
    there.server.send(undefined, method, to, undefined, { "x-forwarded-for": "192.0.2.9" });
  expect(await (await ask("GET")).text()).toContain("Confirmez votre adresse");
  expect((await there.takeIn(form))[0]).toMatchObject({ status: "unconfirmed" });
  expect((await ask("POST", `${path.slice(0, -43)}${"A".repeat(43)}`)).status).toBe(410);
  expect((await ask("POST")).status).toBe(200);
  expect((await there.takeIn(form))[0]).toMatchObject({ status: "done", confirmed_from: "192.0.2.9" });
  expect((await ask("POST")).status).toBe(200);
  expect((await there.takeIn(form))[0]).toMatchObject({ status: "done", attempts: 1 });
});

test("a consent to another text than stands there now counts for nothing", async () => {
  const form = await there.form({ consent: "First text." });
  await there.server.call(there.mia, "PATCH", `/api/forms/${form.id}`, { consent: "Second text." });
  const old = await there.post(form.key, { ...ada, consent: "1" });
  expect([old.status, await old.text()]).toEqual([422, expect.stringContaining("This text has changed.")]);
  expect((await there.post(form.key, { ...ada, consent: "2" })).status).toBe(303);
  expect(await there.takeIn(form)).toMatchObject([{ consent: "Second text.", consent_version: 2, edition: 2 }]);
});

test("the numbers of the page are those of the submissions, by day and by form", async () => {
  const path = "/api/lead_machine?days=2";
  type Counts = { came: number; created: number; known: number; failed: number };
  const { body } = await there.server.call<{ data: { days: Counts[]; forms: Counts[] } }>(there.sam, "GET", path);
  const [sums] =
    await there.rows(`select count(*)::int as came, count(*) filter (where outcome = 'created')::int as created,
    count(*) filter (where outcome = 'added')::int as known, count(*) filter (where status = 'failed')::int as failed from public.form_submissions`);
  const sum = (rows: Counts[], of: keyof Counts) => rows.reduce((all, row) => all + (row[of] ?? 0), 0);
  for (const rows of [body.data.days, body.data.forms])
    expect({
      came: sum(rows, "came"),
      created: sum(rows, "created"),
      known: sum(rows, "known"),
      failed: sum(rows, "failed"),
    }).toEqual(sums);
  const support = await there.company.person("support");
  expect((await there.server.call(support, "GET", path)).status).toBe(403);
});
