import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { sqlState, type Actor, type Database, type Transaction } from "../database/door.ts";
import type { RawRows, Statement } from "../database/flush.ts";
import { bulk } from "./bulk.ts";
import type { Entity } from "./describe.ts";
import { doVerb } from "./do-verb.ts";
import { AppError } from "./errors.ts";
import { allowed_input, queryOf } from "./chosen-request.ts";
import { readQuestion } from "./list-request.ts";
import { sayingWhatMayBe } from "./may-create.ts";
import type { Kernel } from "./kernel.ts";
import { allowed, allowedStatement, getStatement, listStatement, records, type Readable } from "./read.ts";
import { conflict, namesNothing, notFound, notPermitted } from "./refusal.ts";
import type { Role } from "./roles-known.ts";
import { among } from "./scopes.ts";
import { formerResult, keptResult, type Replay } from "./replay.ts";
import { upsert } from "./upsert.ts";
import { changeStatement, createStatement } from "./write.ts";

/** What can be done with an entity, under the rights of whoever does it. Answers are JSON text made by PostgreSQL. */
export type Operations = ReturnType<typeof operations>;

type Input = Record<string, unknown>;

export function operations(kernel: Kernel, entity: Entity) {
  const { database } = kernel;
  const scopes = kernel.scopes[entity.name] ?? {};
  const get = async (actor: Actor, ids: string[]) => {
    const [rows = []] = await asReadable(kernel, actor, entity, (readable) => [
      getStatement(entity, ids, scopes, readable),
    ]);
    return shown(actor, rows);
  };
  const rightsOf = async (actor: Actor, said?: string | null) =>
    (await kernel.roles.of(actor, said ?? undefined)).rights[entity.name] ?? {};
  const shown = async (actor: Actor, rows: RawRows) =>
    rows[0] ? records(rows, await rightsOf(actor, rows[0][2])) : [];

  async function written(
    actor: Actor,
    replay: Replay,
    ids: string[],
    write: Statement,
  ): Promise<{ changed: string[]; data: string[] }> {
    return replayed(database, actor, replay, get, async () => {
      const [made = [], rows = []] = await asReadable(kernel, actor, entity, (readable) => [
        write,
        getStatement(entity, ids, scopes, readable),
      ]);
      return { changed: made.map(([id]) => id ?? ""), data: await shown(actor, rows) };
    });
  }

  /** Work on one record in a transaction; `keep` notes which, as soon as it is known and before a repetition could fail. */
  async function transacted(
    actor: Actor,
    replay: Replay,
    work: (tx: Transaction, keep: (id: string) => Promise<unknown>) => Promise<string>,
  ): Promise<string> {
    const { data } = await replayed(database, actor, replay, get, async () => {
      const id = await database.as(actor, (tx) =>
        work(tx, (about) =>
          tx.execute(
            sql`insert into app.idempotency (user_id, key, fingerprint, result) values (app.user_id(), ${replay.key}, ${replay.fingerprint}, ${JSON.stringify([about])})`,
          ),
        ),
      );
      return { changed: [id], data: await get(actor, [id]) };
    });
    // Somebody may have given the record away by this: then there is nothing left to show.
    return data[0] ? one(data) : '{"data":null}';
  }

  return {
    entity,

    async list(actor: Actor, query: Record<string, string>): Promise<string> {
      const question = readQuestion(entity, query);
      const ask = async (role: Role): Promise<[said: string | undefined, text: string]> => {
        const rights = role.rights[entity.name] ?? {};
        const [rows = []] = await asReadable(kernel, actor, entity, (readable) => [
          listStatement(entity, question, among(scopes, rights["read"]), readable),
        ]);
        const [data, from, said, count] = rows[0] ?? [];
        const next = from ? JSON.stringify(Buffer.from(from).toString("base64url")) : "null";
        const counted = count === null ? "" : `,"count":${count}`;
        return [said ?? undefined, `{"data":${data},"next":${next},"rights":${JSON.stringify(rights)}${counted}}`];
      };
      const role = await kernel.roles.of(actor);
      const [said, text] = await ask(role);
      // What was thought of the caller may be out of date; what they just said of themselves is not.
      return said === role.name ? text : (await ask(await kernel.roles.of(actor, said)))[1];
    },

    async get(actor: Actor, id: string): Promise<string> {
      return one(await get(actor, [id]));
    },

    /** On how many of these records, or of all that match, the caller may do each verb; `bin`: of those in the bin. */
    async allowed(actor: Actor, input: unknown): Promise<string> {
      const { ids, matching, bin } = allowed_input.parse(input);
      const asked = queryOf(matching ?? { where: { id: { in: ids } } });
      const question = readQuestion(entity, { ...asked, bin: String(bin) });
      const [rows = []] = await asReadable(kernel, actor, entity, (readable) => [
        allowedStatement(entity, question, scopes, readable),
      ]);
      return allowed(entity, rows, await rightsOf(actor, rows[0]?.[1]));
    },

    async create(actor: Actor, input: unknown, replay: Replay): Promise<string> {
      const { id: own, ...values } = entity.create.parse(input) as Input & { id?: string };
      const id = own ?? newId();
      const { data } = await sayingWhatMayBe(database, actor, entity, () =>
        written(actor, replay, [id], createStatement(entity, { id, ...values }, own !== undefined, replay)),
      );
      return one(data);
    },

    async update(actor: Actor, id: string, input: unknown, replay: Replay): Promise<string> {
      const { version, ...values } = versioned(entity, input);
      if (Object.keys(values).length === 0) throw namesNothing();
      const result = await written(
        actor,
        replay,
        [id],
        changeStatement(entity, id, values, { version, bin: false }, replay),
      );
      return changedOne(result, version);
    },

    /** Into the bin (true) or back (false). */
    async bin(actor: Actor, id: string, into: boolean, replay: Replay): Promise<string> {
      const values = { deleted_at: into ? new Date().toISOString() : null };
      return changedOne(
        await written(actor, replay, [id], changeStatement(entity, id, values, { bin: !into }, replay)),
      );
    },

    /** One act on many records; answers which were changed, and which were not and why. */
    async bulk(actor: Actor, given: unknown, replay: Replay): Promise<string> {
      return JSON.stringify({ data: await bulk(kernel, entity, actor, given, replay) });
    },

    async verb(actor: Actor, name: string, input: unknown, replay: Replay): Promise<string> {
      const found = entity.verbs[name];
      if (!found) throw new AppError("RESOURCE_NOT_FOUND", `${entity.name} has no verb ${name}.`);
      const { id, version, ...rest } = (input ?? {}) as Input;
      const target = idSchema(id);
      const checked = found.input.parse(rest);
      return transacted(actor, replay, async (tx, keep) => {
        await doVerb(tx, entity, found, { id: target, version }, checked, () => keep(target));
        return target;
      });
    },

    /** Changes the record that matches, or creates it. */
    upsert: (actor: Actor, input: unknown, replay: Replay): Promise<string> =>
      sayingWhatMayBe(database, actor, entity, () =>
        transacted(actor, replay, async (tx, keep) => {
          const id = await upsert(tx, entity, newId(), input);
          await keep(id);
          return id;
        }),
      ),
  };
}

/**
 * Asks with all columns, and where the role is denied some, again with those it may read. The role's columns are not
 * kept: they are the database's to say.
 */
async function asReadable(
  kernel: Kernel,
  actor: Actor,
  entity: Entity,
  build: (readable?: Readable) => Statement[],
): Promise<RawRows[]> {
  try {
    return await kernel.database.flush(actor, build());
  } catch (error) {
    if (sqlState(error) !== "42501" || !/permission denied for table/.test(String(error))) throw error;
    const [rows] = await kernel.database.flush(actor, [{ text: "select app.readable($1)", values: [entity.name] }]);
    const { columns, entities } = JSON.parse(rows?.[0]?.[0] ?? "null") as {
      columns: string[] | null;
      entities: string[];
    };
    if (!columns)
      throw new AppError("INSUFFICIENT_PRIVILEGES", "Your role does not include this action.", undefined, error);
    return kernel.database.flush(actor, build({ columns, entities }));
  }
}

async function replayed(
  database: Database,
  actor: Actor,
  replay: Replay,
  get: (actor: Actor, ids: string[]) => Promise<string[]>,
  write: () => Promise<{ changed: string[]; data: string[] }>,
): Promise<{ changed: string[]; data: string[] }> {
  const former = async (result: unknown) => {
    const changed = result as string[];
    // (Of many, only the ids are answered.)
    return { changed, data: changed.length === 1 ? await get(actor, changed) : [] };
  };
  try {
    const made = await write();
    if (made.changed.length > 0) return made;
    // A repetition finds the version gone on, or the record in the bin: by itself.
    const kept = await keptResult(database, actor, replay);
    return kept ? await former(kept.result) : made;
  } catch (error) {
    return former(await formerResult(database, actor, replay, error));
  }
}

function changedOne({ changed, data }: { changed: string[]; data: string[] }, version?: number): string {
  if (changed.length) return data[0] ? one(data) : '{"data":null}';
  if (!data[0]) throw notFound();
  const stored = (JSON.parse(data[0]) as { version: number }).version;
  if (version !== undefined && stored !== version) throw conflict(version, stored);
  throw notPermitted();
}

function versioned(entity: Entity, input: unknown): Input & { version: number | undefined } {
  const { version, ...values } = (input ?? {}) as Input;
  if (version !== undefined && !Number.isInteger(version))
    throw new AppError("INVALID_INPUT", "version is a whole number.");
  return { ...(entity.update.parse(values) as Input), version: version as number | undefined };
}

function one(data: string[]): string {
  if (!data[0]) throw notFound();
  return `{"data":${data[0]}}`;
}

function idSchema(id: unknown): string {
  if (typeof id !== "string" || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
    throw new AppError("INVALID_INPUT", "id is a UUID.");
  return id;
}

/** A UUIDv7 (RFC 9562): ids made by server and client sort by time. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  // (Node keeps random bytes in store for this one, and for no other.)
  const random = randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
