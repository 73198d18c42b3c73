import { afterEach, expect, test, vi } from "vitest";
import { inChunks } from "./in-chunks.ts";
import { begun, type Run, runBatches } from "./run-batches.ts";

type Sent = { after?: string; was?: string[]; key: string };

afterEach(() => vi.unstubAllGlobals());

/** A server that answers these one after the other, and what it was sent. */
function answers(...those: { status?: number; body: object }[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    sent.push({ ...(JSON.parse(body) as object), key: headers["Idempotency-Key"] ?? "" });
    const { status = 200, body: answer } = those.shift() ?? { body: {} };
    return Promise.resolve(new Response(JSON.stringify(answer), { status, headers: { "Retry-After": "0" } }));
  });
  return sent;
}

const act = { do: "update", with: { source: "Fair" }, name: "Source", said: String, was: ["source"] };
const batch = (changed: string[], next: string | null) => ({
  body: { data: { changed, skipped: [], next, was: Object.fromEntries(changed.map((id) => [id, { source: id }])) } },
});

test("goes from batch to batch, waits where it asked for too much, and sends that one again under its key", async () => {
  const busy = { status: 429, body: { code: "RATE_LIMIT_EXCEEDED", message: "", request_id: "", timestamp: "" } };
  const sent = answers(batch(["a", "b"], "2"), busy, batch(["c"], null));
  const told: Run[] = [];
  await runBatches(
    "leads",
    {},
    act,
    begun(),
    (run) => told.push(run),
    () => false,
  );
  expect(told.map(({ changed }) => changed)).toEqual([2, 3]);
  expect(told.at(-1)?.before).toEqual(new Map(["a", "b", "c"].map((id) => [id, { source: id }])));
  expect(sent.map(({ after }) => after)).toEqual([undefined, "2", "2"]);
  expect(sent[1]?.key).toBe(sent[2]?.key);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test("is not taken back where one batch did not say how its records were", async () => {
  const { was: _untold, ...repeated } = batch(["b"], null).body.data;
  answers(batch(["a"], "2"), { body: { data: repeated } });
  let run = begun();
  await runBatches(
    "leads",
    {},
    act,
    run,
    (now) => (run = now),
    () => false,
  );
  expect(run.changed).toBe(2);
  expect(run.before).toBeNull();
});

test("stops between two batches and goes on where it stood", async () => {
  const sent = answers(batch(["a"], "2"), batch(["b"], null));
  let run = begun();
  await runBatches(
    "leads",
    {},
    act,
    run,
    (now) => (run = now),
    () => run.changed > 0,
  );
  expect([run.changed, run.after]).toEqual([1, "2"]);
  await runBatches(
    "leads",
    {},
    act,
    run,
    (now) => (run = now),
    () => false,
  );
  expect([run.changed, run.after, sent.length]).toEqual([2, null, 2]);
});

test("what there was no time for is sent again; what a verb takes at once is less", async () => {
  const late = (id: string) => ({ id, code: "SERVICE_UNAVAILABLE", message: "" });
  const ids = Array.from({ length: 201 }, (_, n) => String(n));
  const asked: number[] = [];
  const answer = await inChunks(
    ids,
    (some) => {
      asked.push(some.length);
      return Promise.resolve({ changed: some.slice(0, 150), skipped: some.slice(150).map(late) });
    },
    true,
  );
  expect(asked).toEqual([200, 50, 1]);
  expect([answer.changed.length, answer.skipped]).toEqual([201, []]);
  const none = await inChunks(["x"], (some) => Promise.resolve({ changed: [], skipped: some.map(late) }));
  expect(none.skipped).toEqual([late("x")]);
});
