import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { deliverAll, noticesOf } from "../../testing/notices.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// A ticket goes from whoever asks to whoever answers and back; its client sees what is theirs, and nothing that colleagues say to each other.
let company: TestCompany;
let server: TestServer;
let nora: TestPerson;
let hugo: TestPerson;
let ines: TestPerson;
let omar: TestPerson;
let account_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  nora = await company.person("support", { name: "Nora" });
  hugo = await company.person("team_member", { name: "Hugo" });
  account_id = await company.row("public.accounts", { name: "Moulins Arnaud" });
  ines = await company.person("client", { account_id, name: "Inès" });
  omar = await company.person("client_admin", { account_id: await company.row("public.accounts", { name: "Vidal" }) });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Ticket = {
  id: string;
  number: number;
  status: string;
  channel: string;
  requester: string;
  answered_at: string | null;
  answer: string | null;
  solved_at: string | null;
  rating: string | null;
  reopened: number;
};
const asked = (person = ines, values: object = {}) =>
  server.made<Ticket>(person, "tickets", { name: "The invoice lacks its date", account_id, ...values });
const verb = (person: TestPerson, name: string, input: object) =>
  server.call<{ message?: string }>(person, "POST", `/api/tickets/${name}`, input);
const read = async (person: TestPerson, id: string) =>
  (await server.call<{ data: Ticket }>(person, "GET", `/api/tickets/${id}`)).body.data;
const say = (person: TestPerson, row_id: string, body: string, to_client = true) =>
  server.call(person, "POST", "/api/comments", {
    entity: "tickets",
    row_id,
    body,
    ...(to_client && { account_id }),
  });
const heard = async (person: TestPerson, kind: string) => {
  await deliverAll(company);
  return noticesOf(server, person, { kind });
};
const over = (id: string, days: number) =>
  company.owner.query("update public.tickets set solved_at = now() - $2 * interval '1 day' where id = $1", [id, days]);

test("a client asks in their own name and for their own company, and only support hears of it", async () => {
  const ticket = await asked();
  expect(ticket).toMatchObject({ status: "new", channel: "portal", requester: "Inès", answered_at: null });
  const next = await asked(ines, { kind: "incident" });
  expect(next.number).toBe(ticket.number + 1);
  const for_others = await server.call(omar, "POST", "/api/tickets", { name: "Theirs", account_id });
  expect(for_others.status).toBe(409);
  const claimed = { name: "Mine", account_id, status: "closed", priority: "urgent" };
  expect((await server.call(ines, "POST", "/api/tickets", claimed)).status).toBeGreaterThanOrEqual(400);
  expect((await server.call(omar, "GET", `/api/tickets/${ticket.id}`)).status).toBe(404);
  expect((await server.call(hugo, "GET", `/api/tickets/${ticket.id}`)).status).toBe(404);
  const told = await heard(nora, "ticket_asked");
  expect(told.map(({ message }) => message)).toContain(`#${ticket.number} · The invoice lacks its date`);
  expect(await heard(hugo, "ticket_asked")).toEqual([]);
});

test("the first words that the client reads are the answer; what colleagues say to each other is not, and no client reads it", async () => {
  const { id } = await asked();
  await say(nora, id, "Who knows these invoices?", false);
  expect(await read(nora, id)).toMatchObject({ status: "new", answered_at: null });
  await say(nora, id, "We look into it.");
  expect(await read(nora, id)).toMatchObject({
    status: "in_progress",
    answer: "in_time",
    answered_at: expect.any(String),
  });
  const { body } = await server.call<{ data: { body: string }[] }>(
    ines,
    "GET",
    `/api/comments?where=${JSON.stringify({ row_id: id })}`,
  );
  expect(body.data.map((each) => each.body)).toEqual(["We look into it."]);
  const told = await heard(ines, "company_wrote");
  expect(told[0]).toMatchObject({ action_url: `/client/support?id=${id}` });
});

test("what the client says opens it again while it waits for them, and for seven days after it was solved", async () => {
  const { id } = await asked();
  await verb(nora, "claim", { id });
  await verb(nora, "move", { id, status: "awaiting_client" });
  await say(ines, id, "Invoice 2041.");
  expect(await read(nora, id)).toMatchObject({ status: "in_progress" });
  const told = await heard(nora, "client_wrote");
  expect(told[0]).toMatchObject({ message: "Moulins Arnaud", action_url: `/support?id=${id}` });

  await verb(nora, "solve", { id, solution: "The template has the date again." });
  expect(await read(ines, id)).toMatchObject({ status: "resolved", solution: "The template has the date again." });
  expect((await heard(ines, "company_wrote"))[0]).toMatchObject({
    title: "Your request is solved",
  });
  expect((await verb(ines, "rate_solution", { id, rating: "satisfied", rating_note: "Quick." })).status).toBe(200);
  expect(await read(nora, id)).toMatchObject({ rating: "satisfied" });
  await verb(ines, "reopen", { id });
  expect(await read(nora, id)).toMatchObject({ status: "in_progress", solved_at: null, rating: null, reopened: 1 });

  await verb(nora, "move", { id, status: "closed" });
  await over(id, 8);
  const late = { status: 422, body: { message: "It was solved more than seven days ago. Please send a new request." } };
  expect(await verb(ines, "reopen", { id })).toMatchObject(late);
  expect(await say(ines, id, "And now?")).toMatchObject(late);
  expect((await verb(nora, "reopen", { id })).status).toBe(200);
});

test("one person of a client asks a hundred times a day at most", async () => {
  const lea = await company.person("client", { account_id });
  await company.owner.query(
    "insert into public.tickets (name, account_id, created_by) select 'Again', $1, $2 from generate_series(1, 99)",
    [account_id, lea.id],
  );
  await asked(lea);
  const refused = await server.call(lea, "POST", "/api/tickets", { name: "Once more", account_id });
  expect(refused).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/^You can send at most 100 requests/) },
  });
  await asked(ines);
});

test("a client brings it to no other state, rates only what is solved, and writes nothing else of it", async () => {
  const { id } = await asked();
  expect((await verb(ines, "move", { id, status: "awaiting_third_party" })).status).toBe(422);
  expect((await verb(ines, "move", { id, status: "spam" })).status).toBe(422);
  expect((await verb(ines, "rate_solution", { id, rating: "satisfied" })).status).toBeGreaterThanOrEqual(400);
  for (const change of [{ name: "Other" }, { priority: "urgent" }, { solution: "None" }])
    expect((await server.call(ines, "PATCH", `/api/tickets/${id}`, change)).status).toBe(403);
  expect((await verb(ines, "move", { id, status: "closed" })).status).toBe(200);
  expect((await verb(nora, "rate_solution", { id, rating: "satisfied" })).status).toBe(200);
  expect(await read(nora, id)).toMatchObject({ rating: null });
});

test("nobody writes what the clocks write", async () => {
  const { id } = await asked(nora);
  await company.database.flush(nora.actor, [
    {
      text: "update public.tickets set answered_at = now(), waited = 90, reopened = 3, number = 1 where id = $1",
      values: [id],
    },
  ]);
  expect(await read(nora, id)).toMatchObject({ answered_at: null, reopened: 0 });
});

test("solved tickets close after seven days, by the server alone", async () => {
  const [old, young] = [await asked(nora), await asked(nora)];
  for (const { id } of [old, young]) await verb(nora, "move", { id, status: "resolved" });
  await over(old.id, 8);
  await company.database.flush(company.system, [{ text: "select app.close_tickets()", values: [] }]);
  expect([(await read(nora, old.id)).status, (await read(nora, young.id)).status]).toEqual(["closed", "resolved"]);
  for (const call of ["close_tickets", "remind_of_tickets"])
    await expect(company.database.flush(nora.actor, [{ text: `select app.${call}()`, values: [] }])).rejects.toThrow(
      /permission denied/,
    );
});
