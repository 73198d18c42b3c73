import { newKey, request } from "../../client/request.ts";
import { readStored, store } from "../../client/stored.ts";

/** A small fact about the use of the app. */
type UsageEvent = { id: string; name: string; at: string; path: string; properties: Properties };
type Properties = Record<string, string | number | boolean>;

const address = "/api/usage/events";
// What cannot be sent for long is not worth keeping for ever.
const most_queued = 500;
const most_sent = 100;

/** Begins the queue of a person in this browser; null ends it, and forgets what was not sent. */
export function openQueue(person: string | null): void {
  if (!person) keep([]);
  key = person && `tandem.crm_analytics.${person}`;
}

/** Queues an event in this browser until it is sent; without its address's question mark, where names may stand. */
export function track(name: string, properties: Properties = {}): void {
  const event = { id: newKey(), name, at: new Date().toISOString(), path: location.pathname, properties };
  keep([...queued(), event].slice(-most_queued));
}

/** Sends what is queued; what the server has taken leaves the queue, the rest waits. */
export async function flush(): Promise<void> {
  for (let events = queued().slice(0, most_sent); events.length > 0; events = queued().slice(0, most_sent)) {
    await request("POST", address, { body: { events } });
    drop(events);
  }
}

/** The same as the page goes, when nobody can wait for an answer. */
export function flushLast(): void {
  const events = queued().slice(0, most_sent);
  if (events.length === 0) return;
  const body = new Blob([JSON.stringify({ events })], { type: "application/json" });
  if (navigator.sendBeacon(address, body)) drop(events);
}

let key: string | null = null;

function queued(): UsageEvent[] {
  try {
    return JSON.parse((key && readStored(key)) ?? "[]") as UsageEvent[];
  } catch {
    return [];
  }
}

function keep(events: UsageEvent[]): void {
  if (key) store(key, events.length > 0 ? JSON.stringify(events) : null);
}

// Another tab may have added to the queue meanwhile.
function drop(sent: UsageEvent[]): void {
  const ids = new Set(sent.map(({ id }) => id));
  keep(queued().filter(({ id }) => !ids.has(id)));
}
