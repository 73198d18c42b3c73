import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { deliverAll, noticesOf } from "../../testing/notices.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// Whom a comment mentions only once it is edited hears of it as others did at first; and nobody of one comment twice.
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let yann: TestPerson;
let boss: TestPerson;
let stranger: TestPerson;
let lead: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("Lyon");
  claire = await company.person("sales", { team_id });
  yann = await company.person("sales", { team_id });
  boss = await company.person("ceo");
  stranger = await company.person("sales", { team_id: await company.team("Rouen") });
  lead = await company.row("public.leads", { name: "Ada Durand", owner_id: claire.id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Comment = { id: string; version: number };
const mentioning = (people: TestPerson[], body = people.map(({ name }) => `@${name}`).join(" ")) => ({
  body: `${body} look`,
  mention_ids: people.map(({ id }) => id),
});
const say = async (people: TestPerson[]) =>
  (
    await server.call<{ data: Comment }>(claire, "POST", "/api/comments", {
      entity: "leads",
      row_id: lead,
      ...mentioning(people),
    })
  ).body.data;
const edit = async ({ id }: Comment, values: object, person = claire) => {
  const { version } = (await server.call<{ data: Comment }>(claire, "GET", `/api/comments/${id}`)).body.data;
  return server.call(person, "PATCH", `/api/comments/${id}`, { ...values, version });
};
const told = async (person: TestPerson) => {
  await deliverAll(company);
  const notices = await noticesOf(server, person, { kind: "mentioned" });
  return notices.map(({ message, read, details }) => ({ message, read, said: details["said"] }));
};
const notice = (said: string, read = false) => ({ message: "Ada Durand", read, said });

test("an edit tells those whom it newly mentions, with the words as they are now", async () => {
  const comment = await say([boss]);
  expect(await told(boss)).toEqual([notice(`@${boss.name} look`)]);
  expect((await edit(comment, mentioning([boss, yann]))).status).toBe(200);
  expect(await told(yann)).toEqual([notice(`@${boss.name} @${yann.name} look`)]);
  expect(await told(boss)).toEqual([notice(`@${boss.name} look`)]);
  // What changes beside the names tells nobody anything, nor does what others try.
  await edit(comment, { body: "Never mind" });
  expect((await edit(comment, mentioning([yann]), yann)).status).not.toBe(200);
  expect([await told(boss), await told(yann), await told(claire)].map((all) => all.length)).toEqual([1, 1, 0]);
});

test("who was mentioned before, and was taken out meanwhile, hears of one comment once", async () => {
  const comment = await say([boss]);
  const before = await told(boss);
  await server.call(boss, "POST", "/api/rpc/mark_all_notifications_read", {});
  await edit(comment, mentioning([yann]));
  expect((await told(yann))[0]).toEqual(notice(`@${yann.name} look`));
  await edit(comment, mentioning([yann, boss]));
  expect(await told(boss)).toEqual(before.map((each) => ({ ...each, read: true })));
});

test("nobody is mentioned by an edit in what they do not see", async () => {
  const comment = await say([boss]);
  const { status, body } = await edit(comment, mentioning([boss, stranger]));
  expect({ status, body: JSON.stringify(body) }).toEqual({
    status: 422,
    body: expect.stringContaining("does not see this record") as string,
  });
  expect(await told(stranger)).toEqual([]);
});
