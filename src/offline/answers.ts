import type { Person } from "../client/session.ts";
import { clear, createStore, delMany, entries, get, keys, set, type UseStore } from "idb-keyval";
import { mayBeDone } from "../records/may-be-done.ts";

type Kept = { at: number; answer: unknown };
type Owned = { owner_id?: unknown; team_id?: unknown };
type Row = Owned & { id: string };
type Reader = Pick<Person, "id" | "team_id">;

const most = 500;
const longest_ms = 30 * 24 * 3_600_000;

/** Opens what this person has read; another person's is another store. */
export function openAnswers(person: Reader) {
  const store = createStore(`tandem.answers.${person.id}`, "answers");
  return {
    async keep(path: string, answer: unknown): Promise<void> {
      await set(path, { at: Date.now(), answer } as Kept, store);
    },

    /** What was answered under this address; a record that was never opened is taken from a list that shows it. */
    async recall(path: string): Promise<unknown> {
      const kept = await get<Kept>(path, store);
      if (kept) return kept.answer;
      if (path.includes("?")) return (await alike(store, path))?.answer;
      const [, entity, id] = /^\/api\/(\w+)\/([\da-f-]{36})$/.exec(path) ?? [];
      return entity && id ? recordIn(await listsOf(store, entity), id, person) : undefined;
    },

    /** All that is kept, what was read last first. */
    async all(): Promise<{ path: string; answer: unknown }[]> {
      return (await newest(store)).map(([path, { answer }]) => ({ path, answer }));
    },

    /** Lets go of what is old, and of what is more than there should be. */
    async tidy(now = Date.now()): Promise<void> {
      const gone = (await newest(store)).filter(([, { at }], index) => index >= most || now - at > longest_ms);
      await delMany(
        gone.map(([path]) => path),
        store,
      );
    },

    clear: () => clear(store),
  };
}

async function newest(store: UseStore): Promise<[string, Kept][]> {
  return (await entries<string, Kept>(store)).toSorted(([, one], [, other]) => other.at - one.at);
}

/** The same list with the names of other relations: its rows are the same. */
async function alike(store: UseStore, path: string): Promise<Kept | undefined> {
  const wanted = withoutNames(path);
  const known = (await newest(store)).find(([other]) => withoutNames(other) === wanted);
  return known?.[1];
}

async function listsOf(
  store: UseStore,
  entity: string,
): Promise<{ data?: Row[]; rights?: Record<string, string[]> }[]> {
  const paths = (await keys<string>(store)).filter((path) => path.startsWith(`/api/${entity}?`));
  const kept = await Promise.all(paths.map((path) => get<Kept>(path, store)));
  const known = kept.filter((each) => each !== undefined).toSorted((one, other) => other.at - one.at);
  return known.map(({ answer }) => answer as { data?: Row[] });
}

/** A row shows all columns, but not what may be done with it: that is guessed, and judged by the server in the end. */
function recordIn(lists: Awaited<ReturnType<typeof listsOf>>, id: string, person: Reader): unknown {
  for (const { data, rights } of lists) {
    const row = data?.find((each) => each.id === id);
    if (row) return { data: { ...row, can: mayDo(rights ?? {}, row, person) } };
  }
  return undefined;
}

/** The address of a list but for the relations whose names come along: a person who chooses other columns asks for others. */
function withoutNames(path: string): string {
  const [at = "", query = ""] = path.split("?");
  const asked = new URLSearchParams(query);
  asked.delete("include");
  return `${at}?${asked}`;
}

/** The verbs that somebody has on a row by the scopes that can be told from it: any, one's own, the team's, nobody's. */
export function mayDo(rights: Record<string, string[]>, row: Owned, reader: Reader): string[] {
  return Object.entries(rights).flatMap(([verb, scopes]) => (mayBeDone(scopes, row, reader, false) ? [verb] : []));
}
