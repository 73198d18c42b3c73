import { sql } from "../database/drizzle.ts";
import type { Transaction } from "../database/door.ts";
import type { BulkRequest } from "./bulk-request.ts";
import type { Chosen } from "./change-many.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { queryOf } from "./chosen-request.ts";
import { withNames } from "./names-beside.ts";
import { readQuestion, type Shape } from "./list-request.ts";
import { listStatement } from "./read.ts";
import { among, type Scopes } from "./scopes.ts";

/** A record that matches, with its place in the order of the batches and the values that were asked for. */
export type Matching = Chosen & { version: number; created_at: string } & Record<string, unknown>;

/** Where a run over all that match stands: the moment at which it began, and the first record of the next batch. */
export type Place = { began: string; from?: string };

/**
 * The next records that match, oldest first. A run walks once along (created_at, id), which never change: no record is
 * done twice, and none that matched at the start and still does is missed, whatever others write meanwhile. Records
 * made after the start are not of it.
 */
export async function nextMatching(
  tx: Transaction,
  plain: Entity,
  scopes: Scopes,
  request: BulkRequest,
  place: Place,
  ids?: string[],
): Promise<{ matching: Matching[]; next: Place | null }> {
  const asked = queryOf(request.matching ?? {});
  const entity = withNames(plain, asked);
  const question = readQuestion(entity, {
    ...asked,
    ...(place.from && !ids && { cursor: place.from }),
    bin: String(request.deed.act === "restore"),
    order: "created_at,id",
    columns: [...new Set(["id", "version", "created_at", ...(request.was ?? [])])].join(),
    limit: String(ids?.length ?? request.most),
  });
  const keep = (value: unknown) => question.values.push(value) - 1;
  const bounds: Shape[] = [{ op: "lte", column: "created_at", value: keep(place.began) }];
  // (Those that are chosen are meant wherever they are.)
  if (ids) question.living = undefined;
  if (ids) bounds.push({ op: "in", column: "id", value: keep(ids) });
  question.where = { op: "and", parts: [...(question.where ? [question.where] : []), ...bounds] };
  const { rows: mine } = await tx.execute<{ read: string[] | null }>(
    sql`select app.rights(${entity.name}) -> 'read' as read`,
  );
  const { text, values } = listStatement(entity, question, among(scopes, mine[0]?.read ?? []));
  const { rows } = await tx.$client.query<string[]>({ text, values, rowMode: "array" } as never);
  const [data = "[]", from] = rows[0] ?? [];
  const next = from ? { ...place, from: Buffer.from(from).toString("base64url") } : null;
  return { matching: JSON.parse(data) as Matching[], next };
}

/** The place before a record. */
export function before({ created_at, id }: Matching, { began }: Place): Place {
  return { began, from: Buffer.from(JSON.stringify([created_at, id])).toString("base64url") };
}

/** The place that a caller says; without one the run begins now. */
export async function readPlace(tx: Transaction, after: string | undefined): Promise<Place> {
  if (after === undefined) {
    const { rows } = await tx.execute<{ began: string }>("select to_json(now()) #>> '{}' as began");
    return { began: rows[0]?.began ?? "" };
  }
  try {
    const { began, from } = JSON.parse(Buffer.from(after, "base64url").toString("utf8")) as Record<string, unknown>;
    if (typeof began === "string" && typeof from === "string") return { began, from };
  } catch {
    // Said below.
  }
  throw new AppError("INVALID_INPUT", "This place to go on from is none that a call before has answered.");
}

/** A place as it is sent. */
export const sent = (place: Place | null) => place && Buffer.from(JSON.stringify(place)).toString("base64url");
