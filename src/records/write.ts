import type { EntityName } from "../client/api.ts";
import { ask, askTwice } from "../client/request.ts";
import { isSilence } from "../client/standby.ts";
import type { RecordRow, Values } from "./record-client.ts";

/** A write of records as it is sent, and as it is shown and kept while it waits for the server. */
export type Write = {
  entity: EntityName;
  /** `create`, `update`, `remove`, `restore`, or a verb of the entity. */
  act: string;
  ids: string[];
  body: Values;
  /** The same however often it is sent: the server does it once. A new record's id begins with it. */
  key: string;
  /** The record as it was when the change was begun; none for a new one. */
  row?: RecordRow | undefined;
  /** What is seen of it before the server answers, by column. */
  effect: Values;
};

/** Where writes wait while the server is silent. It is loaded after the first paint. */
export type Outbox = {
  /** Whether such a write may wait at all, and whether others wait that it must not overtake. */
  takes(write: Write): boolean;
  isBefore(write: Write): boolean;
  /** Keeps a write; `tried` when it may have reached the server. Answers as the server would have. */
  take(write: Write, tried: boolean): Promise<unknown>;
};

/** Says how to open the outbox, for a write that needs it before it was to be loaded. */
export function summonOutboxBy(open: () => Promise<unknown>): void {
  summon = open;
}

/** Puts an outbox in place, or takes it away. */
export function openOutbox(opened: Outbox | null): void {
  outbox = opened;
}

/** Sends a write; where the server is silent, one that may wait waits. */
export async function sendOrWait<Answer>(write: Write): Promise<Answer> {
  if (outbox?.takes(write) && outbox.isBefore(write)) return outbox.take(write, false) as Promise<Answer>;
  try {
    return await send<Answer>(askTwice, write);
  } catch (error) {
    if (!isSilence(error)) throw error;
    if (!outbox) await summon?.().catch(() => undefined);
    if (!outbox?.takes(write)) throw error;
    return outbox.take(write, true) as Promise<Answer>;
  }
}

/** Sends a write to the server, once: whoever waits for the line tries again on their own. */
export function sendNow<Answer>(write: Write, signal: AbortSignal): Promise<Answer> {
  return send<Answer>(ask, write, signal);
}

async function send<Answer>(by: typeof ask, write: Write, signal?: AbortSignal): Promise<Answer> {
  const { entity, act, ids, body, key } = write;
  const path = `/api/${entity}`;
  const options = { body, idempotency_key: key, ...(signal && { signal }) };
  if (act === "create") return (await by<{ data: Answer }>("POST", path, options)).data;
  if (act === "update") return (await by<{ data: Answer }>("PATCH", `${path}/${ids[0]}`, options)).data;
  const verb = act === "remove" || act === "restore" ? "bulk" : act;
  return (await by<{ data: Answer }>("POST", `${path}/${verb}`, options)).data;
}

let outbox: Outbox | null = null;
let summon: (() => Promise<unknown>) | null = null;
