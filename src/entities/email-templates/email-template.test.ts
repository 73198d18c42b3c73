import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestCompany, TestPerson } from "../../testing/company.ts";
import { mailCompany, type MailCompany } from "../../testing/mail-company.ts";
import type { TestServer } from "../../testing/server.ts";

// A template is written by marketing, tried on what its writer sees, and used by whoever writes to customers; each letter counts.
let company: TestCompany;
let server: TestServer;
let ines: TestPerson;
let claire: TestPerson;
let thomas: TestPerson;
let mail: MailCompany;
let received: MailCompany["received"];

beforeAll(async () => {
  mail = await mailCompany();
  ({ company, server, received } = mail);
  ines = await company.person("marketing", { name: "Inès Colin" });
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire Vasseur" });
  thomas = await company.person("sales", { team_id: await company.team("South"), name: "Thomas Bellec" });
});
afterAll(() => mail.close());

const work = async () => {
  received.length = 0;
  await mail.work();
};
type Template = {
  id: string;
  version: number;
  status: string;
  uses: number;
  used_at: string | null;
  written_to: string[];
};
const source = {
  subject: "Your request, {{ recipient.first_name | default: recipient.name }}",
  body: "Good morning {{ recipient.name }},\n\nwe come to **{{ lead.company }}**.\n\n{{ sender.name }}, {{ sender.company }}",
};
const made = (values: object = {}) =>
  server.made<Template>(ines, "email_templates", { name: "First answer", ...source, ...values });
const read = async (id: string, by = ines) =>
  (await server.call<{ data: Template }>(by, "GET", `/api/email_templates/${id}`)).body.data;
const move = (id: string, status: string, by = ines) =>
  server.call<{ message?: string }>(by, "POST", "/api/email_templates/move", { id, status });
const lead = (owner = claire, rest: object = {}) =>
  company.row("public.leads", {
    name: "Ada Durand",
    company_name: "Durand & Fils",
    owner_id: owner.id,
    emails: ["ada@durand.example"],
    ...rest,
  });
type Made = { subject: string; body: string; problems: object[]; html: { light: string; dark: string } };
type Answer = { data: Made; details?: { fields?: Record<string, string> }; message?: string };
const preview = (by: TestPerson, row_id: string, rest: object = {}) =>
  server.call<Answer>(by, "POST", "/api/templates/preview", {
    entity: "leads",
    row_id,
    language: "english",
    ...source,
    ...rest,
  });
const fill = (by: TestPerson, template_id: string, row_id: string, entity = "leads", to?: string) =>
  server.call<Answer>(
    by,
    "GET",
    `/api/templates/fill?${new URLSearchParams({ template_id, entity, row_id, ...(to && { to }) })}`,
  );

test("only what can be filled in is kept: a variable that there is not is refused with its place", async () => {
  for (const [field, wrong] of [
    ["body", "Good morning\n{{ lead.frist_name }}"],
    ["subject", "{{ constructor.constructor }}"],
    ["body", "{% for n in (1..9) %}{{ n }}{% endfor %}"],
  ] as const) {
    const refused = await server.call<Answer>(ines, "POST", "/api/email_templates", { name: "x", [field]: wrong });
    expect(refused.status).toBe(422);
    expect(refused.body.details?.fields?.[field]).toMatch(/^line \d: /);
  }
  const { id } = await made();
  const changed = await server.call<Answer>(ines, "PATCH", `/api/email_templates/${id}`, { body: "{{ lead.nobody }}" });
  expect(changed.status).toBe(422);
});

test("whom it can be written to follows from its variables", async () => {
  const to = async (body: string) => (await made({ body })).written_to;
  expect(await to("{{ recipient.name }}, take the lead. client.name")).toEqual(["leads", "contacts", "accounts"]);
  expect(await to("{% if lead.city %}x{% endif %}")).toEqual(["leads"]);
  expect(await to("{{ client.name }}")).toEqual(["contacts", "accounts"]);
});

test("colleagues use it once it is active, and an empty one is not activated", async () => {
  const { id } = await made();
  const row_id = await lead();
  expect((await fill(claire, id, row_id)).status).toBe(404);
  expect((await move(id, "active", claire)).status).toBeGreaterThanOrEqual(403);
  expect((await move(id, "active")).status).toBe(200);
  const { body } = await fill(claire, id, row_id);
  expect(body.data).toMatchObject({
    subject: "Your request, Ada",
    body: "Good morning Ada Durand,\n\nwe come to **Durand & Fils**.\n\nClaire Vasseur, Maison Ferrand",
    problems: [],
  });
  await move(id, "retired");
  expect((await fill(claire, id, row_id)).status).toBe(404);
  const empty = await server.made<Template>(ines, "email_templates", { name: "Empty" });
  expect(await move(empty.id, "active")).toMatchObject({
    status: 409,
    body: { message: "Write a subject and a text before you activate a template." },
  });
});

test("it is filled in with what its user sees: not for a colleague's lead, and never for a client's people", async () => {
  const { id } = await made();
  await move(id, "active");
  const theirs = await lead(claire);
  expect((await fill(thomas, id, theirs)).status).toBe(404);
  expect((await preview(thomas, theirs)).status).toBe(404);
  expect((await preview(ines, theirs)).status).toBe(200);
  const account_id = await company.row("public.accounts", { name: "Cap Horizon" });
  const outside = await company.person("client_admin", { account_id });
  expect((await preview(outside, theirs)).status).toBe(403);
  expect((await fill(outside, id, theirs)).status).toBe(403);
});

test("a letter to a client is to the contact whose address is chosen, else to the main one", async () => {
  const account_id = await company.row("public.accounts", {
    name: "Cap Ferret",
    owner_id: claire.id,
    since: "2024-03-01",
  });
  const contact = { account_id, owner_id: claire.id };
  await company.row("public.contacts", { ...contact, name: "Zoé Petit", civility: "mme", emails: ["zoe@cap.example"] });
  await company.row("public.contacts", { ...contact, name: "Adam Roy", civility: "m", emails: ["adam@cap.example"] });
  const { id } = await made({
    language: "french",
    subject: "Bonjour",
    body: "{{ recipient.civility }} {{ recipient.last_name }}, client depuis le {{ client.since }}",
  });
  await move(id, "active");
  const text = async (to?: string) => (await fill(claire, id, account_id, "accounts", to)).body.data.body;
  expect(await text("ZOE@cap.example")).toBe("Madame Petit, client depuis le 1 mars 2024");
  expect(await text("adam@cap.example")).toBe("Monsieur Roy, client depuis le 1 mars 2024");
});

test("the preview is the letter as it is sent, light and dark, and names what is missing", async () => {
  const { data } = (await preview(ines, await lead())).body;
  expect(data.html.light).toContain("<strong>Durand &amp; Fils</strong>");
  expect(data.html.dark).toContain("background:#181c20");
  expect(data.html.light + data.html.dark).not.toMatch(/<style|<script/);
  const without = await lead(claire, { company_name: null });
  expect((await preview(ines, without)).body.data.problems).toMatchObject([
    { part: "body", kind: "missing", name: "lead.company", line: 3, column: 17 },
  ]);
  const html = await lead(claire, { company_name: "<img src=x onerror=alert(1)>" });
  expect((await preview(ines, html)).body.data.html.light).not.toContain("<img");
});

test("a test goes to oneself alone, ten an hour, and not at all where something is missing", async () => {
  const row_id = await lead();
  const send = (by: TestPerson, rest: object = {}) =>
    server.call<Answer>(by, "POST", "/api/templates/test", {
      entity: "leads",
      row_id,
      language: "english",
      ...source,
      ...rest,
    });
  expect((await send(claire)).status).toBe(403);
  expect((await send(ines, { body: "{{ lead.city }}" })).status).toBe(422);
  expect((await send(ines, { subject: "Hi\r\nBcc: all@rival.example" })).status).toBe(201);
  await work();
  expect(received).toMatchObject([{ to: [ines.email] }]);
  expect(received[0]?.text).not.toMatch(/^Bcc:/m);
  expect(received[0]?.text).toContain("Ada Durand");
  for (let n = 0; n < 9; n++) expect((await send(ines)).status).toBe(201);
  expect(await send(ines)).toMatchObject({
    status: 429,
    body: { message: "You may send yourself 10 tests an hour. Try again later." },
  });
});

test("each letter that is sent with it counts once, makes no version, and needs that one may use it", async () => {
  const { id, version } = await made();
  const row_id = await lead();
  const letter = { entity: "leads", row_id, to: ["ada@durand.example"], subject: "Hello", text: "Hi", template_id: id };
  const send = (key: string) => server.call(claire, "POST", "/api/record_mail", letter, { "idempotency-key": key });
  expect((await send("0190aaaa-0000-7000-8000-000000000101")).status).toBe(404);
  await move(id, "active");
  for (let n = 0; n < 2; n++) expect((await send("0190aaaa-0000-7000-8000-000000000102")).status).toBe(201);
  expect(await read(id)).toMatchObject({ uses: 1, used_at: expect.any(String), version: version + 1 });
  await work();
  expect(received.filter(({ to }) => to.includes("ada@durand.example"))).toHaveLength(1);
});

test("its history keeps each version, and gives an earlier one back", async () => {
  const { id, version } = await made();
  const change = (values: object) => server.call<Answer>(ines, "PATCH", `/api/email_templates/${id}`, values);
  expect((await change({ body: "Hello {{ recipient.name }}", version })).status).toBe(200);
  expect((await change({ body: "Too late", version })).status).toBe(409);
  type Entry = { verb: string; before: { body?: string } | null };
  const { body } = await server.call<{ data: Entry[] }>(ines, "GET", `/api/email_templates/${id}/history`);
  expect(body.data[0]?.before?.body).toBe(source.body);
});
