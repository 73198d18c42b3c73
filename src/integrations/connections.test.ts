import { expect, test } from "vitest";
import { judgeConnections } from "./connections.ts";

const all = { smtp: true, sso: true, embedded: true };
const [before, after] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"];
const judged = (connection: string, facts: object, known = all) =>
  judgeConnections({ [connection]: { count: 1, ...facts } }, known)[0];

test.each([
  ["works", "mail", { ok_at: after }, "good"],
  ["failed after it last worked", "mail", { ok_at: before, error: "Refused", error_at: after }, "warning"],
  ["failed before it last worked", "mail", { ok_at: after, error: "Refused", error_at: before }, "good"],
  ["never worked", "model", { ok_at: null, error: "Refused", error_at: after }, "warning"],
  ["has one that fails", "repositories", { count: 2, failing: 1, ok_at: after, error: "Gone" }, "warning"],
  ["was not used yet", "calendar_feeds", { ok_at: null }, "unused"],
  ["is not there", "tool_servers", { count: 0, ok_at: null }, "off"],
])("what %s is told so", (_, connection, facts, state) => {
  expect(judged(connection, facts)?.state).toBe(state);
});

test("what the settings do not set up is off, whatever was before; a database of one's own has no backups here", () => {
  const failed = { ok_at: before, error: "Refused", error_at: after };
  expect(judged("mail", failed, { ...all, smtp: false })).toMatchObject({ state: "off", error: null });
  expect(judged("sso", { ok_at: after }, { ...all, sso: false })?.state).toBe("off");
  expect(judged("backup", { ok_at: after }, { ...all, embedded: false })).toBeUndefined();
});
