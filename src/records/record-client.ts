import {
  api,
  type BulkAnswer,
  type BulkRequest,
  type Chosen,
  type EntityName,
  type HistoryEntry,
  type Rights,
} from "../client/api.ts";
import type { Where } from "../entity/list-request.ts";

export type { BulkAnswer, BulkRequest, Chosen, Matching, Skipped } from "../client/api.ts";

/** What every record has; the screens of an entity know its other columns. */
export type RecordRow = { id: string; version: number };

/** A record that is open, with the verbs that the caller may do on it. */
export type OpenRecord<Row extends RecordRow = RecordRow> = Row & { can: string[] };

/** What a list is asked for. */
export type ListQuestion = {
  where?: Where;
  q?: string;
  order?: string[];
  include?: string[];
  bin?: boolean;
  imported?: string;
};

/** One page of a list, as the server answers. */
export type RecordPage<Row> = { data: Row[]; next: string | null; rights: Rights };

/** Counts and sums of one group of a summary. */
export type SummaryGroup = { count: number } & Record<string, unknown>;

/** Values by column. */
export type Values = Record<string, unknown>;

type Paged = ListQuestion & { limit?: number; cursor?: string; each_day?: string; few?: number; zone?: string };
/** What a summary is asked for: groups by a column, or by its days in a time zone. */
export type Summed = Omit<ListQuestion, "order" | "include"> & {
  by?: string;
  by_day?: string;
  zone?: string;
  sum?: string[];
};

/** The typed client of one entity, seen as that of any entity. */
export type RecordClient = {
  list<Row>(question: Paged, signal?: AbortSignal): Promise<RecordPage<Row>>;
  summary(question: Summed, signal?: AbortSignal): Promise<SummaryGroup[]>;
  get<Row extends RecordRow>(id: string, signal?: AbortSignal): Promise<OpenRecord<Row>>;
  history(id: string, signal?: AbortSignal): Promise<HistoryEntry[]>;
  create(values: Values, key?: string): Promise<OpenRecord>;
  update(id: string, change: Values & { version?: number }, key?: string): Promise<OpenRecord>;
  remove(id: string, key?: string): Promise<OpenRecord>;
  restore(id: string, key?: string): Promise<OpenRecord>;
  bulk(request: BulkRequest, key?: string): Promise<BulkAnswer>;
  allowed(asked: Chosen & { bin?: boolean }, signal?: AbortSignal): Promise<Record<string, number>>;
  do(verb: string, input: Values & { id: string }, key?: string): Promise<OpenRecord | null>;
};

/** The client of an entity by its name, for parts that serve every entity. */
export function recordClient(entity: EntityName): RecordClient {
  return api[entity] as unknown as RecordClient;
}

/** A column of a record by its name. */
export function columnOf(row: RecordRow, column: string): unknown {
  if (!column.startsWith(own)) return (row as Values)[column];
  const values = (row as Values)["custom"] as Values | undefined;
  return values && (values[column.slice(own.length)] ?? null);
}

/** A record with other values; own fields stand in its `custom`. */
export function withValues<Row extends object>(row: Row, values: Values): Row {
  const after: Values = { ...row, ...values };
  for (const name of Object.keys(values).filter((each) => each.startsWith(own))) {
    after["custom"] = { ...(after["custom"] as Values), [name.slice(own.length)]: values[name] };
    delete after[name];
  }
  return after as Row;
}

const own = "custom.";
