import type { Actor, Database } from "../database/door.ts";
import { followFeed, type Following, type News } from "./feed.ts";

/** Somebody who listens. What they hear of is what the database says they hold a key to (app.keys_held). */
export type Listener = {
  /** The session's token, or `key:` and the API key. */
  token: string;
  person_id: string;
  role: string;
  hear(entity: string, ids: string[]): void;
  end(): void;
};

/** The open event streams of this server. */
export type Streams = {
  /** Answers how to close it, once it is known what they may hear of. */
  open(listener: Listener): Promise<() => void>;
  /** How many a person has open. */
  openOf(person_id: string): number;
  close(): void;
};

const recheck_ms = 3000;

/** The keys that a listener holds, by entity. */
type Keys = Record<string, string[]>;
/** Listeners with their keys, and the number of the look by which these were taken. */
type Listeners = Map<Listener, { keys: Keys; look: number }>;

/**
 * Tells listeners which records changed that they saw before or see now; they read them again under their own rights. Sessions
 * that ended, or whose role changed, are cut off within seconds. Nothing is asked of the database while nobody listens.
 */
export function openStreams(database: Database, system: Actor, failed: (error: unknown) => void): Streams {
  const listeners: Listeners = new Map();
  let following: Following | undefined;
  const begin = (): Following => {
    const feed = followFeed(database, system, (news) => tellAll(database, system, listeners, news), failed);
    const timer = setInterval(() => void lookAgain(database, system, listeners, []).catch(failed), recheck_ms);
    const stop = () => {
      feed.stop();
      clearInterval(timer);
      following = undefined;
    };
    return { begun: feed.begun, stop };
  };
  return {
    async open(listener) {
      listeners.set(listener, { keys: {}, look: 0 });
      following ??= begin();
      const close = () => {
        listeners.delete(listener);
        if (listeners.size === 0) following?.stop();
      };
      try {
        await following.begun;
        await lookAgain(database, system, listeners, [listener.person_id]);
      } catch (error) {
        close();
        throw error;
      }
      return close;
    },
    openOf: (person_id) => [...listeners.keys()].filter((listener) => listener.person_id === person_id).length,
    close() {
      following?.stop();
      for (const listener of listeners.keys()) listener.end();
    },
  };
}

// A change of more rows than this is told as "something of this entity".
const most_ids = 200;

async function tellAll(database: Database, system: Actor, listeners: Listeners, news: News): Promise<void> {
  // Whose team, account or membership changes hears by their new keys, also of what this batch did.
  const people = new Set(news.changes.filter(({ entity }) => entity === "people").map(({ row_id }) => row_id));
  const changed = [...new Set([...listeners.keys()].map(({ person_id }) => person_id))].filter((id) => people.has(id));
  const former = new Map([...listeners].map(([listener, { keys }]) => [listener, keys]));
  if (changed.length) await lookAgain(database, system, listeners, changed);
  const inboxes = new Set(news.inboxes);
  const by_key = byKey(news);
  const roles = by_key.get("role_permissions") ?? new Map<string, string[]>();
  for (const [listener, { keys }] of listeners) {
    // Nobody hears of another's notifications, not even that there are any.
    if (inboxes.has(listener.person_id)) listener.hear("notifications", []);
    // Whoever has a role with other rights comes in anew: with the keys of these rights, and with a page that knows them.
    if (roles.has(`role=${listener.role}`)) {
      listener.end();
      continue;
    }
    const before = former.get(listener) ?? keys;
    const entities = new Set([...Object.keys(before), ...Object.keys(keys)]);
    for (const entity of entities) {
      if (before !== keys && String(before[entity]) !== String(keys[entity])) listener.hear(entity, []);
      else hear(listener, entity, keys[entity] ?? [], by_key.get(entity));
    }
  }
}

function hear(listener: Listener, entity: string, keys: string[], by_key: Map<string, string[]> | undefined): void {
  if (!by_key) return;
  const ids = new Set(keys.flatMap((key) => by_key.get(key) ?? []));
  if (ids.size) listener.hear(entity, ids.size > most_ids ? [] : [...ids]);
}

/** The ids of what changed, by entity and key. */
function byKey({ changes }: News): Map<string, Map<string, string[]>> {
  const entities = new Map<string, Map<string, string[]>>();
  for (const { entity, row_id, keys } of changes) {
    const of_entity = entities.get(entity) ?? new Map<string, string[]>();
    entities.set(entity, of_entity);
    for (const key of new Set(keys)) {
      const ids = of_entity.get(key) ?? [];
      ids.push(row_id);
      of_entity.set(key, ids);
    }
  }
  return entities;
}

let looks = 0;

/**
 * Asks which sessions still open a door, ends those that do not, and takes the keys of these people anew. Of two looks at a
 * time, what the one says that began last stands, whichever is answered first.
 */
async function lookAgain(database: Database, system: Actor, listeners: Listeners, people: string[]): Promise<void> {
  const look = ++looks;
  // Who opens a stream meanwhile was not asked about.
  const asked = [...listeners.keys()];
  const text = "select token, role, keys::text from app.listening($1, $2)";
  const [rows = []] = await database.flush(system, [{ text, values: [asked.map(({ token }) => token), people] }]);
  const alive = new Map(rows.map(([token, role, keys]) => [token, { role, keys }]));
  for (const listener of asked) {
    const taken = listeners.get(listener);
    if (!taken) continue;
    const now = alive.get(listener.token);
    if (now?.role !== listener.role) listener.end();
    else if (now.keys && taken.look < look) listeners.set(listener, { keys: JSON.parse(now.keys) as Keys, look });
  }
}
