import ICAL from "ical.js";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerError } from "../app/answer-error.ts";
import { errorCounts } from "../monitoring/error-counts.ts";
import { Hono } from "hono";
import type { Asking } from "../entity/request.ts";
import { withKeys } from "../testing/api-keys.ts";
import type { TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";
import { feedPath } from "./feed-secret.ts";

// A calendar program's view of what one has planned: by a file, and by a secret address that is read again and again.
let keys: Awaited<ReturnType<typeof withKeys>>;
let claire: TestPerson;
let thomas: TestPerson;

beforeAll(async () => {
  keys = await withKeys();
  claire = await keys.person("sales");
  thomas = await keys.person("sales");
});
afterAll(() => keys.close());

type Feed = { id: string; name: string; last_read: string | null; opens: boolean };
type Made = { data: { id: string; address: string } };

const lead = (owner: TestPerson, rest: object = {}) =>
  keys.company.row("public.leads", { name: "Ada Durand", owner_id: owner.id, ...rest });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const plan = async (by: TestPerson, row_id: string, rest: object) => {
  const body = { entity: "leads", row_id, kind: "meeting", at: inDays(1), ...rest };
  const answer = await keys.server.call<{ data: { id: string; version: number } }>(by, "POST", "/api/activities", body);
  expect(answer.status).toBe(201);
  return answer.body.data;
};
const make = (by: TestPerson, name = "Phone") =>
  keys.server.call<Made>(by, "POST", "/api/account/calendar-feeds/make", { name });
const feedOf = async (by: TestPerson) => {
  const { status, body } = await make(by);
  expect(status).toBe(201);
  return { id: body.data.id, path: new URL(body.data.address).pathname };
};
const listed = async (person: TestPerson) =>
  (await keys.server.call<{ data: { calendar_feeds: Feed[] } }>(person, "GET", "/api/account")).body.data
    .calendar_feeds;
let callers = 0;
/** Reads an address as a calendar program does: without a cookie, each from somewhere else. */
const read = async (path: string, headers: Record<string, string> = {}) => {
  const from = { "x-forwarded-for": `10.1.${Math.floor(callers / 250)}.${callers++ % 250}` };
  const answer = await keys.server.send(undefined, "GET", path, undefined, { ...from, ...headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
const subjects = async (path: string) => events((await read(path)).text).map(({ summary }) => summary);

describe("an address", () => {
  test("is made, shown once, read, listed with when, told of and ended; another's is not found", async () => {
    const [mine, theirs] = [await feedOf(claire), await feedOf(thomas)];
    await plan(claire, await lead(claire), { subject: "Visit the mill" });
    expect(await listed(claire)).toMatchObject([{ id: mine.id, name: "Phone", last_read: null, opens: true }]);
    expect(await subjects(mine.path)).toEqual(["Visit the mill · Ada Durand"]);
    expect(await subjects(theirs.path)).toEqual([]);
    expect((await listed(claire))[0]?.last_read).not.toBeNull();
    const end = (by: TestPerson) => keys.server.call(by, "POST", "/api/account/calendar-feeds/end", { id: mine.id });
    expect((await end(thomas)).status).toBe(404);
    expect((await read(mine.path)).status).toBe(200);
    expect((await end(claire)).status).toBe(200);
    const ended = await read(mine.path);
    const never = await read(feedPath(`tdc_${"0".repeat(64)}`));
    const malformed = await read("/public/calendar/x'--.ics");
    for (const answer of [ended, never, malformed]) {
      expect(answer).toMatchObject({ status: 404, text: never.text });
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect(await listed(claire)).toEqual([]);
    await deliverAll(keys.company);
    const titles = (await noticesOf(keys.server, claire, { kind: { eq: "way_in" } })).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(["Calendar address ended", "Calendar address made"]);
  });

  test("is made in person only, has a name, and there are ten at most", async () => {
    const amir = await keys.person("sales");
    expect((await make(amir, " ")).status).toBe(422);
    const { key } = await keys.keyOf(amir);
    expect((await keys.call(key, "POST", "/api/account/calendar-feeds/make", { name: "x" })).status).toBe(403);
    await expect(keys.flush(key, "select app.make_calendar_feed('\\x01', 'x')")).rejects.toMatchObject({
      code: "42501",
    });
    const made = await Promise.all(Array.from({ length: 12 }, () => make(amir)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = made.find(({ status }) => status === 422);
    expect(refused?.body.details?.fields?.["name"]).toBe("there are 10 calendar addresses already");
    expect(await listed(amir)).toHaveLength(10);
    expect(await listed(thomas)).toHaveLength(1);
  });

  test("is nowhere in the database, and in no log", async () => {
    const { path } = await feedOf(claire);
    await read(path);
    const secret = /tdc_(\w+)/.exec(path)?.[1];
    const { rows } = await keys.company.owner.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname in ('app', 'auth', 'public', 'vault')`,
    );
    for (const { name } of rows)
      expect(
        (await keys.company.owner.query(`select from ${name} t where strpos(t::text, $1) > 0`, [secret])).rows,
        name,
      ).toEqual([]);
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const app = new Hono<Asking>().get("*", () => {
      throw new Error("The database is on fire");
    });
    app.onError((error, c) => answerError(error, c, log, errorCounts()));
    expect((await app.request(path)).status).toBe(500);
    expect(lines).toHaveLength(1);
    expect(lines.join("\n")).not.toContain(secret);
  });

  test("opens no more than the person has now: a role, a record and they themselves may go", async () => {
    const nina = await keys.person("sales");
    const id = await lead(nina);
    await plan(nina, id, { subject: "Hers" });
    const { path } = await feedOf(nina);
    expect(await subjects(path)).toEqual(["Hers · Ada Durand"]);
    await keys.company.owner.query("update public.leads set owner_id = $2 where id = $1", [id, thomas.id]);
    expect(await subjects(path)).toEqual([]);
    await keys.company.owner.query("update public.leads set owner_id = $2 where id = $1", [id, nina.id]);
    expect(await subjects(path)).toHaveLength(1);
    await keys.company.owner.query("update public.leads set deleted_at = now() where id = $1", [id]);
    expect(await subjects(path)).toEqual([]);
    await keys.company.owner.query("update public.people set status = 'suspended' where id = $1", [nina.id]);
    expect((await read(path)).status).toBe(404);
    await keys.company.owner.query("update public.people set status = 'active' where id = $1", [nina.id]);
    expect((await read(path)).status).toBe(404);
  });

  test("made before the second step opens nothing once there is one", async () => {
    const lena = await keys.person("sales");
    const { path } = await feedOf(lena);
    expect((await read(path)).status).toBe(200);
    await keys.company.owner.query(
      `insert into auth.second_factor ("userId", secret, recovery, confirmed_at) values ($1, 'x', '{}', now())`,
      [lena.id],
    );
    expect((await read(path)).status).toBe(404);
    expect(await listed(lena)).toMatchObject([{ opens: false }]);
  });

  test("reads only, and is no person", async () => {
    const { path } = await feedOf(claire);
    const proof = `feed:${/tdc_\w+/.exec(path)?.[0]}` as const;
    const run = (text: string) => keys.company.database.flush({ proof }, [{ text, values: [] }]);
    await expect(run("update public.leads set name = 'x'")).rejects.toMatchObject({ code: "25006" });
    await expect(run("select app.my_account('x')")).rejects.toMatchObject({ code: "42501" });
    const bearer = { authorization: `Bearer ${/tdc_\w+/.exec(path)?.[0]}` };
    expect((await keys.server.call(undefined, "GET", "/api/leads", undefined, bearer)).status).toBe(401);
  });

  test("answers that nothing is new, is kept by nobody between, and only so often a minute", async () => {
    const { path } = await feedOf(claire);
    const first = await read(path);
    expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const etag = first.headers.get("etag") ?? "";
    const again = await read(path, { "if-none-match": `W/${etag}` });
    expect(again).toMatchObject({ status: 304, text: "" });
    await plan(claire, await lead(claire), { subject: "One more" });
    expect((await read(path, { "if-none-match": etag })).status).toBe(200);
    const statuses = [];
    for (let n = 3; n < 31; n++) statuses.push((await read(path)).status);
    expect(statuses.slice(0, 27).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const never = feedPath(`tdc_${"1".repeat(64)}`);
    const unknown = [];
    for (let n = 0; n < 31; n++) unknown.push((await read(never)).status);
    expect([unknown[29], unknown[30]]).toEqual([404, 429]);
  });
});

describe("what a calendar program reads", () => {
  test("is what one has planned and takes part in: moved, called off, and no note or far year", async () => {
    const lou = await keys.person("sales");
    const { path } = await feedOf(lou);
    const id = await lead(lou);
    const mine = await plan(lou, id, { subject: "Mine", duration: 45, location: "Rouen", body: "Bring the plans" });
    await plan(lou, id, { subject: "A note", kind: "note" });
    await plan(lou, id, { subject: "Far", at: inDays(400) });
    await plan(lou, id, { subject: "Long ago", at: inDays(-40) });
    await plan(thomas, await lead(thomas), { subject: "Theirs" });
    const boss = await keys.person("ceo");
    await plan(boss, id, { subject: "With me", at: inDays(2), participant_ids: [lou.id] });
    const all = async () => Object.fromEntries(events((await read(path)).text).map((each) => [each.summary, each]));
    const before = await all();
    expect(Object.keys(before).toSorted()).toEqual(["Mine · Ada Durand", "With me · Ada Durand"]);
    const event = before["Mine · Ada Durand"];
    expect(event).toMatchObject({ location: "Rouen", description: "Bring the plans", sequence: 0 });
    expect(event?.duration.toSeconds()).toBe(45 * 60);
    expect(event?.component.getFirstPropertyValue("url")).toMatch(new RegExp(`/leads\\?id=${id}$`));
    const moved = await keys.server.call(lou, "PATCH", `/api/activities/${mine.id}`, { at: inDays(3), version: 1 });
    expect(moved.status).toBe(200);
    const after = (await all())["Mine · Ada Durand"];
    expect(after).toMatchObject({ uid: event?.uid, sequence: 1 });
    expect(after?.startDate.toJSDate().getTime()).not.toBe(event?.startDate.toJSDate().getTime());
    expect((await keys.server.call(lou, "POST", "/api/activities/cancel", { id: mine.id })).status).toBe(200);
    const cancelled = (await all())["Mine · Ada Durand"];
    expect(cancelled).toMatchObject({ uid: event?.uid, sequence: 2 });
    expect(cancelled?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  test("names who else takes part, and calls off what was removed for as long as it lies in the bin", async () => {
    const [eva, paul] = [await keys.person("sales"), await keys.person("ceo")];
    const [hers, his] = [await feedOf(eva), await feedOf(paul)];
    const id = await lead(eva);
    const made = await plan(eva, id, { subject: "Signing", body: "Bring the plans", participant_ids: [paul.id] });
    const only = async (path: string) => {
      const [event, ...more] = events((await read(path)).text);
      expect(more).toEqual([]);
      return event;
    };
    expect((await only(hers.path))?.description).toBe(`Bring the plans\n\nWith ${paul.name}`);
    expect((await only(his.path))?.description).toBe(`Bring the plans\n\nWith ${eva.name}`);
    // Whom of the client's side one sees: Paul all, Eva her own.
    const of = { owner_id: eva.id, emails: ["jeanne@durand.example"] };
    const jeanne = await keys.company.row("public.contacts", { name: "Jeanne Petit", ...of });
    const quiet = await keys.company.row("public.contacts", { name: "Luc Morel", ...of, status: "do_not_contact" });
    const hidden = await keys.company.row("public.contacts", { ...of, name: "Zoé Noir", owner_id: thomas.id });
    const with_them = { version: 1, contact_ids: [jeanne, quiet, hidden] };
    expect((await keys.server.call(paul, "PATCH", `/api/activities/${made.id}`, with_them)).status).toBe(200);
    const attendees = async (path: string) =>
      (await only(path))?.attendees.map((each) => [each.getParameter("cn"), each.getFirstValue()]).toSorted();
    const both = [
      [eva.name, `MAILTO:${eva.email}`],
      [paul.name, `MAILTO:${paul.email}`],
      ["Jeanne Petit", "MAILTO:jeanne@durand.example"],
      ["Luc Morel", `urn:uuid:${quiet}`],
    ];
    expect(await attendees(hers.path)).toEqual(both.toSorted());
    expect(await attendees(his.path)).toEqual([...both, ["Zoé Noir", "MAILTO:jeanne@durand.example"]].toSorted());
    expect((await only(hers.path))?.description).toBe(`Bring the plans\n\nWith ${paul.name}, Jeanne Petit, Luc Morel`);
    const before = await only(his.path);
    expect((await keys.server.call(eva, "DELETE", `/api/activities/${made.id}`)).status).toBe(200);
    for (const { path } of [hers, his]) {
      const event = await only(path);
      expect(event).toMatchObject({ uid: before?.uid, summary: before?.summary });
      expect(event?.sequence).toBeGreaterThan(before?.sequence ?? 0);
      expect(event?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    }
    expect((await keys.server.send(eva, "GET", `/api/activities/${made.id}/calendar`)).status).toBe(404);
    await keys.company.owner.query("alter table public.activities disable trigger a_stamp");
    await keys.company.owner.query(
      "update public.activities set deleted_at = now() - interval '31 days' where deleted_at is not null",
    );
    await keys.company.owner.query("alter table public.activities enable trigger a_stamp");
    expect(await only(hers.path)).toBeUndefined();
  });

  test("is bounded: the thousand nearest, and 1 MB", async () => {
    const max = await keys.person("sales");
    const { path } = await feedOf(max);
    const id = await lead(max);
    const many = `insert into public.activities (entity, row_id, owner_id, kind, subject, body, at)
      select 'leads', $1, $2, 'call', 'Call ' || n, $3, now() + n * interval '1 minute' from generate_series(1, $4::int) n`;
    await keys.company.owner.query(many, [id, max.id, "", 1100]);
    expect(events((await read(path)).text)).toHaveLength(1000);
    await keys.company.owner.query("update public.activities set body = repeat('é', 2000) where owner_id = $1", [
      max.id,
    ]);
    const { text } = await read(path);
    expect(Buffer.byteLength(text)).toBeLessThan(1_100_000);
    const kept = events(text);
    expect(kept.length).toBeGreaterThan(300);
    expect(kept[0]?.summary).toBe("Call 1 · Ada Durand");
  });
});

test("one activity is a file for whoever sees it, and for nobody else", async () => {
  const id = await lead(claire);
  const { id: meeting } = await plan(claire, id, { subject: "Signing" });
  const file = (by: TestPerson, of: string) => keys.server.send(by, "GET", `/api/activities/${of}/calendar`);
  const answer = await file(claire, meeting);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="activity.ics"');
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(events(await answer.text()).map(({ summary }) => summary)).toEqual(["Signing · Ada Durand"]);
  expect((await file(thomas, meeting)).status).toBe(404);
  expect((await file(claire, "x")).status).toBe(404);
  const note = await plan(claire, id, { subject: "Noted", kind: "note" });
  expect((await file(claire, note.id)).status).toBe(404);
});
