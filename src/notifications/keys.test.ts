import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withKeys } from "../testing/api-keys.ts";
import type { TestPerson } from "../testing/company.ts";
import { noticesOf } from "../testing/notices.ts";

// Ruling 34: keys and what they start never touch what their person is told of their own security, nor the choice of it.
let keys: Awaited<ReturnType<typeof withKeys>>;
let claire: TestPerson;
let thomas: TestPerson;
let written = 0;

beforeAll(async () => {
  keys = await withKeys();
  claire = await keys.person("sales");
  thomas = await keys.person("sales");
});
afterAll(() => keys.close());

const notice = (person: TestPerson, kind: string) =>
  keys.company.row("public.notifications", {
    user_id: person.id,
    kind,
    title: kind,
    action_url: "/security",
    dedupe_key: `${kind}:${++written}`,
  });
const unread = async (person: TestPerson) =>
  (await noticesOf(keys.server, person, { read: false })).map(({ id }) => id).sort();
const state = async (id: string) =>
  (
    await keys.company.owner.query<object>(
      "select read, snoozed_until, deleted_at from public.notifications where id = $1",
      [id],
    )
  ).rows[0];
const untouched = { read: false, snoozed_until: null, deleted_at: null };

describe("by a key, a notice of security", () => {
  test("is not read, put off or deleted; another is", async () => {
    const { key } = await keys.keyOf(claire);
    const [secure, usual] = [await notice(claire, "way_in"), await notice(claire, "assigned")];
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const acts = (id: string): [string, string, object?][] => [
      ["PATCH", `/api/notifications/${id}`, { read: true }],
      ["PATCH", `/api/notifications/${id}`, { snoozed_until: later }],
      ["POST", "/api/rpc/mark_notification_read", { p_notification_id: id }],
      ["DELETE", `/api/notifications/${id}`],
    ];
    for (const [method, path, body] of acts(secure))
      expect((await keys.call(key, method, path, body)).status, path).toBe(403);
    expect(await state(secure)).toEqual(untouched);
    for (const [method, path, body] of acts(usual))
      expect((await keys.call(key, method, path, body)).status, path).toBe(200);
    expect(await state(usual)).toMatchObject({ read: true });
  });

  test("stays unread when all are marked, and when many are changed at once", async () => {
    const { key } = await keys.keyOf(thomas);
    const [secure, usual] = [await notice(thomas, "password"), await notice(thomas, "assigned")];
    const both = { ids: [secure, usual], do: "update", with: { read: true } };
    expect((await keys.call<{ data: object }>(key, "POST", "/api/notifications/bulk", both)).body.data).toEqual({
      changed: [usual],
      skipped: [expect.objectContaining({ id: secure, code: "PERMISSION_DENIED" })],
    });
    await keys.call(key, "POST", "/api/notifications/bulk", { ids: [secure], do: "remove" });
    expect((await keys.call(key, "POST", "/api/rpc/mark_all_notifications_read", {})).status).toBe(200);
    expect(await unread(thomas)).toContain(secure);
    expect(await unread(thomas)).not.toContain(usual);
    await keys.server.call(thomas, "POST", "/api/rpc/mark_all_notifications_read", {});
    expect(await unread(thomas)).toEqual([]);
  });
});

test("no key, nor what it or its person has started, changes what is told and where", async () => {
  const { key } = await keys.keyOf(claire);
  const lead = await keys.company.row("public.leads", { name: "Own", owner_id: claire.id });
  const choices = { channels: { assigned: { in_app: false, email: false } }, quiet: null, digest_hour: null };
  const mute = { entity: "leads", row_id: lead, muted: true };
  expect((await keys.call(key, "PUT", "/api/notification_settings", choices)).status).toBe(403);
  expect((await keys.call(key, "POST", "/api/notification_mutes", mute)).status).toBe(403);
  await keys.flush(key, "select app.start_run('import', sha256('by key'), 1)");
  await keys.company.database.flush(claire.actor, [
    { text: "select app.start_run('import', sha256('by hand'), 1)", values: [] },
  ]);
  const secure = await notice(claire, "way_in");
  for (const proof of [`key:${key}`, "run:by key", "run:by hand"] as const) {
    const run = (text: string) => keys.company.database.flush({ proof }, [{ text, values: [] }]);
    for (const text of [
      `select app.keep_notice_choices('{}', null, null, null)`,
      `select app.mute_record('leads', '${lead}', true)`,
      `select app.keep_mute('leads', '${lead}', true)`,
      `select app.end_push_device(gen_random_uuid())`,
      `select app.change_settings('{"language":"fr"}')`,
      `select app.rename_myself('No')`,
      `select app.make_api_key('x', '\\x00', 'x', 'write', 1)`,
    ])
      await expect(run(text), `${proof} ${text}`).rejects.toThrow("INSUFFICIENT_PRIVILEGES");
    expect(await run(`update public.notifications set read = true where id = '${secure}' returning id`)).toEqual([[]]);
    expect(await run("select id from public.leads")).not.toEqual([[]]);
  }
  expect(await state(secure)).toEqual(untouched);
  // The person themselves may all of it.
  expect((await keys.server.call(claire, "PUT", "/api/notification_settings", choices)).status).toBe(200);
  expect((await keys.server.call(claire, "POST", "/api/notification_mutes", mute)).status).toBe(200);
});
