import type { EntityName } from "../client/api.ts";
import { ApiError } from "../client/api-error.ts";
import { ask, newKey } from "../client/request.ts";
import { isConflict, isNotFound } from "../records/failure.ts";
import type { BulkAnswer, OpenRecord, RecordRow } from "../records/record-client.ts";
import { sendNow } from "../records/write.ts";
import { type Item, meets, versionOf } from "./item.ts";
import { mergeChange } from "./merge.ts";

/** What the sender needs of an outbox: what is in it now, and to put others in the place of some. */
export type Box = {
  items(): Item[];
  replace(old: Item[], next: Item[]): Promise<void>;
  /** A write has gone through; what the server answered. */
  done(item: Item, answer: unknown): void;
};

/** Sends what waits, one after the other; `later` when the server does not answer or asks for patience. */
export async function sendWaiting(box: Box): Promise<"done" | "later"> {
  for (let item = nextOf(box.items()); item; item = nextOf(box.items())) {
    const sent = { ...item, tried: true };
    // Noted before it is sent: from now on its body stays as it is.
    await box.replace([item], [sent]);
    const answer = await sendNow(sent, AbortSignal.timeout(patience_ms)).then(
      (value: unknown) => () => settle(box, sent, value),
      (error: unknown) => () => meetRefusal(box, sent, error),
    );
    if (!(await answer())) return "later";
  }
  return "done";
}

/** The first that does not build on one that is stuck. */
function nextOf(items: Item[]): Item | undefined {
  const stuck: Item[] = [];
  for (const item of items) {
    const builds = stuck.some((each) => meets(each, item) || pointsAt(item, each));
    if (item.state === "waiting" && !builds) return item;
    stuck.push(item);
  }
  return undefined;
}

function pointsAt(item: Item, made: Item): boolean {
  return made.act === "create" && made.ids.some((id) => JSON.stringify(item.body).includes(id));
}

/** It went through: what was changed after it stands on the version that it made. */
async function settle(box: Box, sent: Item, answer: unknown): Promise<boolean> {
  const { skipped = [] } = (answer ?? {}) as Partial<BulkAnswer>;
  const left = skipped.length > 0 ? [{ ...refused(sent, skipped[0]), ids: skipped.map(({ id }) => id) }] : [];
  const { version } = (answer ?? {}) as Partial<RecordRow>;
  const later = box
    .items()
    .filter((each) => !each.tried && meets(each, sent) && versionOf(each) === (version ?? 0) - 1);
  const raised = later.map((each) => ({ ...each, body: { ...each.body, version } }));
  await box.replace([sent, ...later], [...left, ...raised]);
  box.done(sent, answer);
  return true;
}

// A line that swallows everything must not hold up the outbox for ever.
const patience_ms = 60_000;

/** Answers false when it has to be tried again later. */
async function meetRefusal(box: Box, sent: Item, error: unknown): Promise<boolean> {
  try {
    if (sent.act === "update" && isConflict(error)) return await merge(box, sent, await read(sent.entity, sent.ids[0]));
    // It had arrived long ago: its key is forgotten, the record is there.
    if (sent.act === "create" && isTaken(error)) return await settle(box, sent, await read(sent.entity, sent.ids[0]));
    throw error;
  } catch (reason) {
    if (wantsPatience(reason)) return false;
    await box.replace(
      [sent],
      [refused(sent, isTaken(error) && isNotFound(reason) && sent.act === "create" ? error : reason)],
    );
    return true;
  }
}

/** What only one side has changed goes through; the rest is asked about. */
async function merge(box: Box, sent: Item, stored: OpenRecord): Promise<boolean> {
  const { change, clashes } = mergeChange(sent, stored);
  if (clashes.length === 0 && Object.keys(change).length === 0) return settle(box, sent, stored);
  const body = { ...change, version: stored.version };
  const next: Item = { ...sent, body, key: newKey(), row: stored, tried: false };
  await box.replace([sent], [clashes.length > 0 ? { ...sent, state: "conflict", stored } : next]);
  return true;
}

function refused(item: Item, error: unknown): Item {
  const { code = "INTERNAL_ERROR", message = "", details } = (error ?? {}) as Partial<ApiError>;
  return { ...item, state: "refused", problem: { code, message, details } };
}

async function read(entity: EntityName, id = ""): Promise<OpenRecord> {
  return (await ask<{ data: OpenRecord }>("GET", `/api/${entity}/${id}`, { signal: AbortSignal.timeout(patience_ms) }))
    .data;
}

const isTaken = (error: unknown) => error instanceof ApiError && error.code === "RESOURCE_CONFLICT";

/** Silence, a server that starts again, too many at once, a session that has ended: all of these pass. */
function wantsPatience(error: unknown): boolean {
  if (error instanceof DOMException && error.name === "TimeoutError") return true;
  return error instanceof ApiError && [0, 401, 423, 429, 502, 503, 504].includes(error.status);
}
