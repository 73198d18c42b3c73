import type { InferInsertModel, InferSelectModel } from "../database/drizzle.ts";
import type { z } from "zod";
import type { Description, Entity } from "../entity/describe.ts";
import type { EntityMeta } from "../entity/meta.ts";
import type { Verb } from "../entity/verb.ts";
import type { Where } from "../entity/list-request.ts";
import type { Register } from "../entities/register.ts";
import { request } from "./request.ts";

export type EntityName = keyof Register;

type Row<E> = E extends Entity<infer T, Description> ? InferSelectModel<T> : never;
type Described<E> = E extends Entity<infer _T, infer D> ? D : never;
type Verbs<E> = Described<E> extends { verbs: infer V } ? V : Record<never, never>;

/** Columns that triggers and verbs write, never a caller. */
type Unwritable<E> =
  | "id"
  | "created_at"
  | "created_by"
  | "updated_at"
  | "updated_by"
  | "version"
  | "deleted_at"
  | "deleted_by"
  | "search"
  | "weighted"
  | (Described<E> extends { written_by_verbs: readonly (infer C)[] } ? C : never);
type Insert<E> = E extends Entity<infer T, Description> ? Omit<InferInsertModel<T>, Unwritable<E> & string> : never;
type StateOf<E> = Described<E> extends { state: infer S } ? S : never;

/** What a new record takes; a client may make the id (UUIDv7). */
export type Creation<N extends EntityName> = Insert<Register[N]> & { id?: string };
/** What a change takes: no state, no owner. */
export type Change<N extends EntityName> = Partial<
  Omit<Insert<Register[N]>, (StateOf<Register[N]> & string) | "owner_id" | "team_id">
>;
/** A record as it is sent, with the names of what it points at. */
export type Entry<N extends EntityName> = Omit<Row<Register[N]>, "search"> & Related<N>;
/** A record that is open: also what the caller may do with it. */
export type OpenEntry<N extends EntityName> = Entry<N> & { can: string[] };

/** Columns with a short list of values that none lacks: what the columns of a board can be. */
export type ChoiceColumn<N extends EntityName> =
  | {
      [C in ColumnsOf<N>]: Row<Register[N]>[C] extends string
        ? string extends Row<Register[N]>[C]
          ? never
          : C
        : never;
    }[ColumnsOf<N>]
  | ListedColumn<Register[N]>;
/** Those whose values are the company's own. */
type ListedColumn<E> = Described<E> extends { chosen_from: infer L } ? keyof L & string : never;
/** Columns of days and of moments: what a calendar can go by. */
export type DayColumn<N extends EntityName> = {
  [C in ColumnsOf<N>]: TypeOf<Register[N], C> extends "PgDateString" | "PgTimestampString" ? C : never;
}[ColumnsOf<N>];
type TypeOf<E, C> =
  E extends Entity<infer T, Description>
    ? C extends keyof T["_"]["columns"]
      ? T["_"]["columns"][C]["_"]["columnType"]
      : never
    : never;

export type Named = { id: string; name: string };
/** One of several that a record points at; some have a colour. */
export type Marked = Named & { color?: string };
type ColumnsOf<N extends EntityName> = keyof Row<Register[N]> & string;
type Related<N extends EntityName> = {
  [C in ColumnsOf<N> as C extends `${infer R}_id` | `${infer R}_of` | `${infer R}_to` ? R : never]?: Named | null;
} & {
  [C in ColumnsOf<N> as C extends `${infer R}_ids` ? `${R}s` : never]?: Marked[];
};
export type Relation<N extends EntityName> = keyof Related<N> & string;

export type Rights = Record<string, string[]>;
export type Page<N extends EntityName> = { data: Entry<N>[]; next: string | null; rights: Rights; count?: number };
export type HistoryEntry = {
  at: string;
  verb: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  actor_id: string | null;
  actor: Named | null;
  /** What it points at, by id, as far as the reader may see that; a device may have kept it without. */
  names?: Record<string, string>;
};

export type Question<N extends EntityName> = {
  where?: Where;
  q?: string;
  order?: (ColumnsOf<N> | `-${ColumnsOf<N>}`)[];
  columns?: ColumnsOf<N>[];
  include?: Relation<N>[];
  limit?: number;
  cursor?: string;
  offset?: number;
  bin?: boolean;
  /** Only what this import has made or changed. */
  imported?: string;
  /** Of each day of this column, by the clock of the time zone, only the first few. */
  each_day?: ColumnsOf<N>;
  few?: number;
  zone?: string;
  count?: boolean;
};

/** Which records are meant: by their ids, or all that a list would find. */
export type Chosen = { ids: string[] } | { matching: Matching };
export type Matching = { where?: Where; q?: string; imported?: string };
/** One act on many: `update`, `remove`, `restore` or a verb, with what it needs. */
export type BulkRequest = Chosen & { do: string; with?: Record<string, unknown>; after?: string; was?: string[] };
/** A record that was left as it was, and why. */
export type Skipped = { id: string; code: string; message: string; fields?: Record<string, string> };
export type BulkAnswer = {
  changed: string[];
  skipped: Skipped[];
  /** Where the next batch of all that match begins. */
  next?: string | null;
  /** How those that were changed were before, in the columns that were asked for. */
  was?: Record<string, Record<string, unknown>>;
};

type PreviewOf<V> = V extends Verb<z.ZodObject, infer P, z.ZodType> ? z.output<P> : never;
type ResultOf<V> = V extends Verb<z.ZodObject, z.ZodType, infer R> ? z.output<R> : never;
// (What takes nothing takes nothing beside `id`, too: an empty object of zod forbids every name.)
type VerbInput<V> = V extends { input: infer S extends z.ZodType }
  ? { [K in keyof z.input<S> as string extends K ? never : K]: z.input<S>[K] }
  : never;

/** What the browser can ask of an entity. Each write takes an idempotency key so that trying again does not double it. */
export type EntityClient<N extends EntityName> = {
  list(question: Question<N>, signal?: AbortSignal): Promise<Page<N>>;
  /** Counts and sums by group, of the rows that a list would show. */
  summary(
    question: Pick<Question<N>, "where" | "q" | "bin" | "imported" | "zone"> & {
      by?: ColumnsOf<N>;
      by_day?: ColumnsOf<N>;
      sum?: ColumnsOf<N>[];
    },
    signal?: AbortSignal,
  ): Promise<Record<string, unknown>[]>;
  get(id: string, signal?: AbortSignal): Promise<OpenEntry<N>>;
  history(id: string, signal?: AbortSignal): Promise<HistoryEntry[]>;
  create(values: Creation<N>, key?: string): Promise<OpenEntry<N>>;
  update(id: string, change: Change<N> & { version?: number }, key?: string): Promise<OpenEntry<N>>;
  remove(id: string, key?: string): Promise<OpenEntry<N>>;
  restore(id: string, key?: string): Promise<OpenEntry<N>>;
  /** One act on many records, or on the next of all that match: what was changed, and what was left and why. */
  bulk(request: BulkRequest, key?: string): Promise<BulkAnswer>;
  /** On how many of these records, or of these in the bin, the caller may do each verb. */
  allowed(asked: Chosen & { bin?: boolean }, signal?: AbortSignal): Promise<Record<string, number>>;
  /** A verb of the entity; null when the record is no longer the caller's to see. */
  do<V extends keyof Verbs<Register[N]> & string>(
    verb: V,
    input: VerbInput<Verbs<Register[N]>[V]> & { id: string; version?: number },
    key?: string,
  ): Promise<OpenEntry<N> | null>;
  /** The same, of a verb that has a result, and with that. */
  told<V extends keyof Verbs<Register[N]> & string>(
    verb: V,
    input: VerbInput<Verbs<Register[N]>[V]> & { id: string; version?: number },
    key?: string,
  ): Promise<{ data: OpenEntry<N> | null; result: ResultOf<Verbs<Register[N]>[V]> }>;
  /** What a verb would do, with this much of its input. */
  preview<V extends keyof Verbs<Register[N]> & string>(
    verb: V,
    input: Partial<VerbInput<Verbs<Register[N]>[V]>> & { id: string },
    signal?: AbortSignal,
  ): Promise<PreviewOf<Verbs<Register[N]>[V]>>;
};

/** The typed client: one entry per entity of the register, over plain REST. */
export const api = new Proxy({} as { [N in EntityName]: EntityClient<N> }, {
  get: (_, name) => entityClient(String(name)),
});

/** The descriptions of all entities, as data. */
export async function loadMeta(signal?: AbortSignal): Promise<EntityMeta[]> {
  return (await request<{ data: EntityMeta[] }>("GET", "/api/meta", withSignal(signal))).data;
}

function entityClient(name: string): EntityClient<EntityName> {
  const path = `/api/${name}`;
  const data = <T>(answer: Promise<{ data: T }>) => answer.then((body) => body.data);
  const write = (method: "POST" | "PATCH" | "DELETE", to: string, key?: string, body?: unknown) =>
    data(
      request<{ data: never }>(method, to, {
        ...(body === undefined ? {} : { body }),
        ...(key === undefined ? {} : { idempotency_key: key }),
      }),
    );
  return {
    list: (question, signal) => request("GET", `${path}?${listQuery(question).toString()}`, withSignal(signal)),
    summary: ({ by, by_day, sum, ...question }, signal) => {
      const query = listQuery(question);
      if (by) query.set("by", by);
      if (by_day) query.set("by_day", by_day);
      if (sum?.length) query.set("sum", sum.join());
      return data(request("GET", `${path}/summary?${query.toString()}`, withSignal(signal)));
    },
    get: (id, signal) => data(request("GET", `${path}/${id}`, withSignal(signal))),
    history: (id, signal) => data(request("GET", `${path}/${id}/history`, withSignal(signal))),
    create: (values, key) => write("POST", path, key, values),
    update: (id, change, key) => write("PATCH", `${path}/${id}`, key, change),
    remove: (id, key) => write("DELETE", `${path}/${id}`, key),
    restore: (id, key) => write("POST", `${path}/restore`, key, { id }),
    bulk: (asked, key) => write("POST", `${path}/bulk`, key, asked),
    allowed: (asked, signal) => data(request("POST", `${path}/allowed`, { body: asked, ...withSignal(signal) })),
    do: (verb, input, key) => write("POST", `${path}/${String(verb)}`, key, input),
    told: (verb, input, key) =>
      request("POST", `${path}/${String(verb)}`, { body: input, ...(key !== undefined && { idempotency_key: key }) }),
    preview: (verb, input, signal) =>
      data(request("POST", `${path}/${String(verb)}/preview`, { body: input, ...withSignal(signal) })),
  };
}

function listQuery({ where, ...question }: Question<EntityName>): URLSearchParams {
  // (Lists become their names with commas.)
  const given = { where: where && JSON.stringify(where), ...question };
  return new URLSearchParams(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});
