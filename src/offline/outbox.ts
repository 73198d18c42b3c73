import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ask, newKey } from "../client/request.ts";
import type { Session, SignedIn } from "../client/session.ts";
import { patchRecord, refreshAll } from "../records/cache.ts";
import type { OpenRecord, Values } from "../records/record-client.ts";
import { showWaiting } from "../records/waiting-marks.ts";
import { openOutbox, type Outbox, type Write } from "../records/write.ts";
import { enqueue } from "./enqueue.ts";
import { type Item, meets } from "./item.ts";
import { openOutboxStore, type OutboxStore } from "./outbox-store.ts";
import { over } from "./overlay.ts";
import { keepSending, type Sender } from "./sender.ts";

/** Which writes may wait, and what they will have done; the sign-in page, where nothing is written, does without. */
export type Foresight = {
  mayWait: (write: Write) => boolean;
  foreseen: (write: Write, session: SignedIn) => Promise<Values>;
  answerTo: (write: Write, effect: Values) => unknown;
};

type Opened = { session: SignedIn; store: OutboxStore; sender: Sender };

const patience_ms = 30_000;
let opened: Opened | null = null;
let foresee: Foresight | undefined;
let items: Item[] = [];
let cache: QueryClient | null = null;
let changes = 0;
let writing: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** Opens the outbox of whoever is signed in, with what they left in it. */
export async function openOutboxOf(session: SignedIn, foresight?: Foresight): Promise<void> {
  if (foresight) foresee = foresight;
  if (opened?.session.person.id === session.person.id) return;
  const store = openOutboxStore(session.person.id);
  const box = { items: () => items, replace, done };
  opened = {
    session,
    store,
    sender: keepSending(
      box,
      () => isStill(session),
      () => reload(store),
    ),
  };
  store.onChange(() => void reload(store));
  await reload(store);
  if (foresee) openOutbox(door(session, foresee));
}

/** Says where what was read is shown, and begins to send what waits. */
export function connectOutbox(to: QueryClient): void {
  cache = to;
  sendSoon();
}

/** How many writes have not reached the server. */
export function unsentCount(): number {
  return items.length;
}

/** Tries now: the line is back, or somebody asks for it. */
export function sendSoon(): void {
  opened?.sender.now();
}

/** What waits, and what could not be sent. */
export function useItems(): Item[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => items,
  );
}

/** An answer with what waits on top. */
export function overAnswer(path: string, answer: unknown): unknown {
  return over(items, path, answer);
}

/** Sends a write again as it is, or with other values. */
export async function retry(item: Item, changes: Values = {}): Promise<void> {
  const { problem: _problem, stored, ...rest } = item;
  const body = { ...item.body, ...changes };
  // A new record keeps its key, as its id is made of it; a change that was refused has left nothing under its own.
  const key = item.act === "create" ? item.key : newKey();
  await replace(
    [item],
    [
      {
        ...rest,
        key,
        body,
        effect: { ...item.effect, ...changes },
        row: stored ?? item.row,
        tried: false,
        state: "waiting",
      },
    ],
  );
  sendSoon();
}

/** Sends what was chosen of a change that clashed, on top of what somebody else made of the record; nothing when all is theirs. */
export async function resolve(item: Item, change: Values): Promise<void> {
  if (Object.keys(change).length === 0) return discard(item);
  const { stored, ...rest } = item;
  const body = { ...change, version: stored?.version };
  await replace(
    [item],
    [{ ...rest, key: newKey(), body, effect: change, row: stored, tried: false, state: "waiting" }],
  );
  sendSoon();
}

/** Takes a write out for good; of a new record also what was done with it since. */
export async function discard(item: Item): Promise<void> {
  const gone = item.act === "create" ? items.filter((each) => meets(each, item)) : [item];
  await replace(gone, []);
  if (cache) refreshAll(cache, item.entity);
  sendSoon();
}

function door(session: SignedIn, { mayWait, foreseen, answerTo }: Foresight): Outbox {
  return {
    takes: mayWait,
    isBefore: (write) => items.some((each) => each.state === "waiting" || meets(each, write)),
    async take(write: Write, tried: boolean) {
      const effect = await foreseen(write, session);
      const next = enqueue(items, { ...write, effect }, tried);
      const gone = items.filter((item) => !next.includes(item));
      await replace(
        gone,
        next.filter((item) => !items.includes(item)),
      );
      if (!tried) sendSoon();
      else opened?.sender.later();
      return answerTo(write, effect);
    },
  };
}

/** What is shown changes at once, what is kept right behind it. */
async function replace(old: Item[], next: Item[]): Promise<void> {
  const keys = new Set(old.map(({ key }) => key));
  const left = items.filter(({ key }) => !keys.has(key));
  publish([...left, ...next].toSorted((one, other) => one.place - other.place));
  const kept = new Set(next.map(({ key }) => key));
  const store = opened?.store;
  changes += 1;
  writing = writing
    .catch(() => undefined)
    .then(async () => {
      await store?.put(...next);
      await store?.drop(...old.filter(({ key }) => !kept.has(key)));
    });
  await writing;
}

/** Reads what other tabs have left; what is being written here meanwhile is not lost sight of. */
async function reload(store: OutboxStore): Promise<void> {
  for (let seen = -1; seen !== changes;) {
    seen = changes;
    await writing.catch(() => undefined);
    const stored = await store.load();
    if (seen === changes) publish(stored);
  }
}

function publish(next: Item[]): void {
  items = next;
  showWaiting(new Map(next.flatMap((item) => item.ids.map((id) => [id, item.state] as const))));
  for (const listener of listeners) listener();
}

function done(item: Item, answer: unknown): void {
  if (!cache) return;
  const record = answer as OpenRecord | null;
  const last = !items.some((each) => meets(each, item));
  if (record?.version && last) patchRecord(cache, item.entity, item.ids[0] ?? "", record);
  refreshAll(cache, item.entity);
}

/** Nothing of one person is sent in the name of another who has signed in here since. */
async function isStill({ person }: SignedIn): Promise<boolean> {
  const now = await ask<Session>("GET", "/api/session", { signal: AbortSignal.timeout(patience_ms) });
  return now.state === "signed_in" && now.person?.id === person.id;
}
/** Empties the outbox of this person and closes it. */
export async function emptyOutbox(): Promise<void> {
  opened?.sender.stop();
  openOutbox(null);
  await opened?.store.clear();
  opened?.store.close();
  opened = null;
  publish([]);
}
