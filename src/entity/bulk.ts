import type { Actor, Transaction } from "../database/door.ts";
import { batch, type BulkRequest, type Deed, readBulk } from "./bulk-request.ts";
import { change, type Chosen, hold, look } from "./change-many.ts";
import type { Entity } from "./describe.ts";
import { doVerb } from "./do-verb.ts";
import { type BulkAnswer, pack, unpack } from "./kept-answer.ts";
import type { Kernel } from "./kernel.ts";
import { before, type Matching, nextMatching, type Place, readPlace, sent } from "./matching.ts";
import { notPermitted } from "./refusal.ts";
import { formerResult, keepResult, keptIn, type Replay } from "./replay.ts";
import type { Scopes } from "./scopes.ts";
import { isOnes, late, type Skipped, skipped, whyNot } from "./skipped.ts";
import { splitOnError } from "./split-on-error.ts";

type Done = Pick<BulkAnswer, "changed" | "skipped"> & { late: string[] };
type Work = { tx: Transaction; kernel: Kernel; entity: Entity; scopes: Scopes; request: BulkRequest; until: number };

/**
 * Does one act on many records in one transaction, each on its own: what cannot be done to one is told of it and done to
 * the others. The answer is kept under the idempotency key.
 */
export async function bulk(kernel: Kernel, entity: Entity, actor: Actor, given: unknown, replay: Replay) {
  const request = readBulk(entity, given);
  const scopes = kernel.scopes[entity.name] ?? {};
  try {
    return await kernel.database.as(actor, async (tx) => {
      const kept = await keptIn(tx, replay);
      if (kept) return unpack(kept.result as never);
      // Whoever holds one record for long does not hold up the others.
      await tx.execute("select set_config('lock_timeout', '250ms', true)");
      const work = { tx, kernel, entity, scopes, request, until: performance.now() + batch.most_ms };
      const answer = request.ids ? await ofIds(work, request.ids) : await ofMatching(work);
      await keepResult(tx, replay, pack(answer));
      return answer;
    });
  } catch (error) {
    return unpack((await formerResult(kernel.database, actor, replay, error)) as never);
  }
}

async function ofIds(work: Work, ids: string[]): Promise<BulkAnswer> {
  const { versions = {} } = work.request;
  const done = await doMany(
    work,
    [...new Set(ids)].map((id) => ({ id, version: versions[id] })),
  );
  return { changed: done.changed, skipped: [...done.skipped, ...done.late.map(late)] };
}

async function ofMatching(work: Work): Promise<BulkAnswer> {
  const { tx, entity, scopes, request } = work;
  const place = await readPlace(tx, request.after);
  const page = await nextMatching(tx, entity, scopes, request, place);
  const done = await doMany(work, page.matching);
  // What others changed since it was read is asked again: if it still matches, it is done as it is now.
  const moved = done.skipped.filter(isMoved);
  const again = moved.length > 0 ? await nextMatching(tx, entity, scopes, request, place, moved.map(idOf)) : null;
  const second = again ? await doMany(work, again.matching) : { changed: [], skipped: [], late: [] };
  return answer(work, place, page, {
    changed: [...done.changed, ...second.changed],
    skipped: [...done.skipped.filter((each) => !isMoved(each)), ...second.skipped],
    late: [...done.late, ...second.late],
  });
}

const idOf = ({ id }: { id: string }) => id;
const isMoved = ({ message }: Skipped) => message.startsWith("Somebody changed this");

function answer(
  { request: { was } }: Work,
  place: Place,
  { matching, next }: { matching: Matching[]; next: Place | null },
  done: Done,
): BulkAnswer {
  const late_ones = new Set(done.late);
  const stop = matching.find(({ id }) => late_ones.has(id));
  const changed = new Set(done.changed);
  const values = matching
    .filter(({ id }) => changed.has(id))
    .map((row) => [row.id, Object.fromEntries((was ?? []).map((name) => [name, row[name]]))] as const);
  return {
    changed: done.changed,
    skipped: done.skipped,
    next: sent(stop ? before(stop, place) : next),
    ...(was && { was: Object.fromEntries(values) }),
  };
}

function doMany(work: Work, chosen: Chosen[]): Promise<Done> {
  const { deed } = work.request;
  if (chosen.length === 0) return Promise.resolve({ changed: [], skipped: [], late: [] });
  return deed.act === "verb" ? oneByOne(work, deed, chosen) : together(work, deed, chosen);
}

/** What is in time left for is a beginning of those that were chosen: a run goes on with the rest. */
const isLate = ({ until }: Work, done: Done) =>
  performance.now() > until && done.changed.length + done.skipped.length > 0;

async function oneByOne(work: Work, { verb, input }: Deed & { act: "verb" }, chosen: Chosen[]): Promise<Done> {
  const { tx, kernel, entity } = work;
  const done: Done = { changed: [], skipped: [], late: [] };
  for (const one of chosen) {
    if (isLate(work, done)) {
      done.late.push(one.id);
      continue;
    }
    await tx.execute("savepoint one");
    try {
      await doVerb(tx, kernel.entities, entity, verb, one, input);
      done.changed.push(one.id);
    } catch (error) {
      if (!isOnes(error)) throw error;
      await tx.execute("rollback to savepoint one");
      done.skipped.push(skipped(one.id, error));
    }
    await tx.execute("release savepoint one");
  }
  return done;
}

async function together(work: Work, deed: Deed, chosen: Chosen[]): Promise<Done> {
  const { tx, entity, scopes } = work;
  const held = await hold(tx, entity, scopes, deed, chosen);
  const others = chosen.filter(({ id }) => !held.has(id));
  const seen = others.length > 0 ? await look(tx, entity, scopes, deed, others.map(idOf)) : new Map();
  const done: Done = { changed: [], skipped: others.map((one) => whyNot(deed, one, seen.get(one.id))), late: [] };
  const mine = chosen.map(idOf).filter((id) => held.has(id));
  const write = async (ids: string[]) => {
    if (isLate(work, done)) return void done.late.push(...ids);
    const changed = new Set(await change(tx, entity, deed, ids));
    done.changed.push(...changed);
    done.skipped.push(...ids.filter((id) => !changed.has(id)).map((id) => skipped(id, notPermitted())));
  };
  await splitOnError(tx, mine, write, (id, error) => void done.skipped.push(skipped(id, error)));
  return done;
}
