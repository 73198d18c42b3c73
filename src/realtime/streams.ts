import type { Actor, Database } from "../database/door.ts";
import { followFeed, type News } from "./feed.ts";

/** What a listener may hear of: the entities it reads at any scope, for clients only what belongs to their account. */
export type Listener = {
  /** The session's token, or `key:` and the API key. */
  token: string;
  person_id: string;
  role: string;
  entities: ReadonlySet<string>;
  /** Set for clients. */
  account_id: string | null;
  hear(entity: string, ids: string[]): void;
  end(): void;
};

/** The open event streams of this server. */
export type Streams = {
  open(listener: Listener): () => void;
  /** How many a person has open. */
  openOf(person_id: string): number;
  close(): void;
};

const recheck_ms = 3000;

/**
 * Tells listeners which records changed; they read them again under their own rights. Sessions that ended, or whose role
 * changed, are cut off within seconds. Nothing is asked of the database while nobody listens.
 */
export function openStreams(database: Database, system: Actor, failed: (error: unknown) => void): Streams {
  const listeners = new Set<Listener>();
  let stop: (() => void) | undefined;
  const begin = () => {
    const stop_feed = followFeed(database, system, (news) => tell(listeners, news), failed);
    const timer = setInterval(() => void endRevoked(database, system, listeners).catch(failed), recheck_ms);
    stop = () => {
      stop_feed();
      clearInterval(timer);
      stop = undefined;
    };
  };
  return {
    open(listener) {
      listeners.add(listener);
      if (!stop) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
    openOf: (person_id) => [...listeners].filter((listener) => listener.person_id === person_id).length,
    close() {
      stop?.();
      for (const listener of listeners) listener.end();
    },
  };
}

// A change of more rows than this is told as "something of this entity".
const most_ids = 200;

function tell(listeners: Set<Listener>, { changes, inboxes }: News): void {
  const changed_inboxes = new Set(inboxes);
  const by_entity = Map.groupBy(changes, ({ entity }) => entity);
  for (const listener of listeners) {
    // Nobody hears of another's notifications, not even that there are any.
    if (changed_inboxes.has(listener.person_id)) listener.hear("notifications", []);
    for (const [entity, changed] of by_entity) {
      if (!listener.entities.has(entity)) continue;
      const heard =
        listener.account_id === null ? changed : changed.filter(({ account_id }) => account_id === listener.account_id);
      const ids = [...new Set(heard.map(({ row_id }) => row_id))];
      if (ids.length) listener.hear(entity, ids.length > most_ids ? [] : ids);
    }
  }
}

async function endRevoked(database: Database, system: Actor, listeners: Set<Listener>): Promise<void> {
  const text = "select token, role from app.still_open($1)";
  const [rows = []] = await database.flush(system, [{ text, values: [[...listeners].map(({ token }) => token)] }]);
  const alive = new Map(rows.map(([token, role]) => [token, role]));
  for (const listener of listeners) if (alive.get(listener.token) !== listener.role) listener.end();
}
