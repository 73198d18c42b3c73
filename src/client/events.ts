import type { QueryClient } from "@tanstack/react-query";

/** What the server tells: records of an entity changed; no ids mean many. */
export type ChangeEvent = { entity: string; ids: string[] };

const channel_name = "tandem-events";
const settle_ms = 150;
const jitter_ms = 150;

/**
 * Follows the changes of others and has what is on screen read again. One stream serves all tabs of a browser: the tab
 * that holds the lock keeps it and passes on what it hears. Answers how to stop.
 */
export function followChanges(
  queries: QueryClient,
  sessionLost: () => void,
  told: (entities: string[]) => void,
): () => void {
  const stopped = new AbortController();
  const channel = new BroadcastChannel(channel_name);
  const refresh = refresher(queries, told);
  const hear = (event: ChangeEvent | "all") => refresh(event);
  channel.onmessage = (message: MessageEvent<ChangeEvent | "all">) => hear(message.data);
  const pass = (event: ChangeEvent | "all") => {
    hear(event);
    channel.postMessage(event);
  };
  const keep = () => keepStream(pass, sessionLost, stopped.signal);
  // Locks exist on secure origins only; elsewhere each tab listens for itself.
  if (navigator.locks) navigator.locks.request(channel_name, { signal: stopped.signal }, keep).catch(() => undefined);
  else void keep();
  stopped.signal.addEventListener("abort", () => channel.close());
  return () => stopped.abort();
}

// Holds until the page goes: the browser reconnects by itself after a lost line, and by us after a refusal.
function keepStream(
  pass: (event: ChangeEvent | "all") => void,
  sessionLost: () => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let missed = false;
    let source: EventSource;
    const open = () => {
      source = new EventSource("/api/events");
      source.addEventListener("hello", () => {
        // Whatever happened while the line was down was not heard.
        if (missed) pass("all");
        missed = true;
      });
      source.onmessage = (message: MessageEvent<string>) => pass(JSON.parse(message.data) as ChangeEvent);
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED) void refused();
      };
    };
    const refused = async () => {
      const state = await fetch("/api/session").then(
        (answer) => answer.json() as Promise<{ state?: string }>,
        () => undefined,
      );
      if (signal.aborted) return;
      if (state?.state === "signed_out") return sessionLost();
      missed = true;
      setTimeout(open, 3000 + Math.random() * 2000);
    };
    signal.addEventListener("abort", () => {
      source.close();
      resolve();
    });
    open();
  });
}

// What people wait for comes at once.
const awaited = new Set(["messages"]);
// Who is in which channel decides what of its messages is unread.
const read_with: Record<string, string> = { channels: "messages", channel_members: "messages" };

// Many changes in a row are one refresh, at a moment that differs between people.
function refresher(queries: QueryClient, told: (entities: string[]) => void): (event: ChangeEvent | "all") => void {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (event) => {
    const entity = event === "all" ? "" : event.entity;
    waiting.add(entity).add(read_with[entity] ?? entity);
    const settle = awaited.has(entity) ? 0 : settle_ms;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        const entities = [...waiting];
        waiting.clear();
        told(entities);
        if (entities.includes("")) void queries.invalidateQueries();
        else for (const entity of entities) void queries.invalidateQueries({ queryKey: [entity] });
      },
      settle + Math.random() * jitter_ms,
    );
  };
}
