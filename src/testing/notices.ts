import { vi } from "vitest";
import type { TestCompany, TestPerson } from "./company.ts";
import type { TestServer } from "./server.ts";

/** A notification as the API sends it. */
export type Notice = {
  id: string;
  kind: string;
  title: string;
  message: string;
  read: boolean;
  read_at: string | null;
  action_url: string | null;
  entity: string | null;
  row_id: string | null;
  details: Record<string, unknown>;
  notification_type: string;
};

/** Has the notifications made of everything that the feed holds so far, however long another's transaction holds it back. */
export async function deliverAll(company: TestCompany): Promise<void> {
  const { rows } = await company.owner.query<{ now: string }>("select pg_current_xact_id()::text as now");
  const behind = "select (xid >= $1::xid8)::text from app.feed_cursors where reader = 'notifications'";
  await company.owner.query(
    `insert into app.log (entity, row_id, verb, salt, digest) values ('test', app.new_id(), 'pass', gen_random_uuid(), '')`,
  );
  await vi.waitFor(async () => {
    await company.database.flush(company.system, [{ text: "select app.deliver_notices(2000)", values: [] }]);
    const done = await company.owner.query<{ text: string }>(behind, [rows[0]?.now]);
    if (done.rows[0]?.text !== "true") throw new Error("the feed is held back");
  }, 20_000);
}

/** What stands in somebody's sheet, newest first. */
export async function noticesOf(server: TestServer, person: TestPerson, where?: object): Promise<Notice[]> {
  const asked = where ? `&where=${encodeURIComponent(JSON.stringify(where))}` : "";
  const path = `/api/notifications?order=-created_at&limit=50${asked}`;
  return (await server.call<{ data: Notice[] }>(person, "GET", path)).body.data;
}
