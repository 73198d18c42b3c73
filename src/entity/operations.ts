import { randomUUID } from "node:crypto";
import type { Actor } from "../database/door.ts";
import { bulk } from "./bulk.ts";
import { allowed_input, queryOf } from "./chosen-request.ts";
import type { Entity } from "./describe.ts";
import { doVerb, foretell } from "./do-verb.ts";
import { by_bitmap } from "./by-bitmap.ts";
import { AppError } from "./errors.ts";
import type { Kernel } from "./kernel.ts";
import { knownQuestions } from "./known-questions.ts";
import { listAnswers } from "./list-answers.ts";
import { readQuestion } from "./list-request.ts";
import { sayingWhatMayBe } from "./may-create.ts";
import { apart, together, withOwnOf } from "./own-fields.ts";
import { type Once, onceOf } from "./once.ts";
import { allowed, allowedStatement } from "./read.ts";
import { type Reader, readerOf, type Written } from "./reader.ts";
import { withNames } from "./names-beside.ts";
import { conflict, namesNothing, notFound, notPermitted } from "./refusal.ts";
import type { Replay } from "./replay.ts";
import { upsert } from "./upsert.ts";
import { changeStatement, createStatement } from "./write.ts";

/** What can be done with an entity, under the rights of whoever does it. Answers are JSON text made by PostgreSQL. */
export type Operations = ReturnType<typeof operations>;

type Input = Record<string, unknown>;

export function operations(kernel: Kernel, entity: Entity) {
  const reader = readerOf(kernel, entity);
  const once = onceOf(kernel.database, reader);
  return {
    entity,
    ...reads(kernel, entity, reader),
    ...writes(kernel, entity, once),
    ...acts(kernel, entity, once),
    ...matched(kernel, entity, once),
  };
}

function reads(kernel: Kernel, entity: Entity, reader: Reader) {
  const { scopes, ask, rightsOf } = reader;
  const read = knownQuestions(kernel.database, entity);
  const answer = listAnswers(kernel, entity, reader);
  return {
    list: async (actor: Actor, query: Record<string, string>): Promise<string> =>
      answer(actor, await read(actor, () => query)),

    /** A list by its query string, which says the same whenever it comes again. */
    listAsWritten: async (actor: Actor, as_written: string, query: () => Record<string, string>): Promise<string> =>
      answer(actor, await read(actor, query, as_written)),

    async get(actor: Actor, id: string): Promise<string> {
      return one(await reader.get(actor, [id]));
    },

    /** On how many of these records, or of all that match, the caller may do each verb; `bin`: of those in the bin. */
    async allowed(actor: Actor, input: unknown): Promise<string> {
      const { ids, matching, bin } = allowed_input.parse(input);
      const asked = queryOf(matching ?? { where: { id: { in: ids } } });
      const within = withNames(await withOwnOf(kernel.database, actor, entity, asked), asked);
      const question = readQuestion(within, { ...asked, bin: String(bin) });
      const [, rows = []] = await ask(actor, (readable) => [
        by_bitmap,
        allowedStatement(within, question, scopes, readable),
      ]);
      return allowed(entity, rows, await rightsOf(actor, rows[0]?.[1]));
    },
  };
}

/** Writes of columns, each one statement. */
function writes({ database }: Kernel, entity: Entity, once: Once) {
  return {
    async create(actor: Actor, input: unknown, replay: Replay): Promise<string> {
      const taking = await withOwnOf(database, actor, entity, input);
      const { id: own, ...values } = together(taking.create.parse(apart(taking, input)) as Input) as Input & {
        id?: string;
      };
      const id = own ?? newId();
      const { data } = await sayingWhatMayBe(database, actor, entity, () =>
        once.write(actor, replay, [id], createStatement(entity, { id, ...values }, own !== undefined, replay)),
      );
      return one(data);
    },

    async update(actor: Actor, id: string, input: unknown, replay: Replay): Promise<string> {
      const { version, ...values } = versioned(await withOwnOf(database, actor, entity, input), input);
      if (Object.keys(values).length === 0) throw namesNothing();
      const change = changeStatement(entity, id, values, { version, bin: false }, replay);
      return changedOne(await once.write(actor, replay, [id], change), version);
    },

    /** Into the bin (true) or back (false). */
    async bin(actor: Actor, id: string, into: boolean, replay: Replay): Promise<string> {
      const values = { deleted_at: into ? new Date().toISOString() : null };
      const change = changeStatement(entity, id, values, { bin: !into }, replay);
      return changedOne(await once.write(actor, replay, [id], change));
    },
  };
}

/** What takes more than one statement. */
function acts(kernel: Kernel, entity: Entity, once: Once) {
  return {
    async verb(actor: Actor, name: string, input: unknown, replay: Replay): Promise<string> {
      const found = entity.verbs[name];
      if (!found) throw new AppError("RESOURCE_NOT_FOUND", `${entity.name} has no verb ${name}.`);
      const { id, version, ...rest } = (input ?? {}) as Input;
      const target = idSchema(id);
      const checked = found.input.parse(rest);
      const done = await once.transact(actor, replay, async (tx, keep) => {
        const result = await doVerb(tx, kernel.entities, entity, found, { id: target, version }, checked, () =>
          keep(target),
        );
        return { id: target, ...(found.result && { result }) };
      });
      return left(done);
    },

    /** What a verb would do. */
    async preview(actor: Actor, name: string, input: unknown): Promise<string> {
      const { input: takes, preview } = entity.verbs[name] ?? {};
      if (!takes || !preview)
        throw new AppError("RESOURCE_NOT_FOUND", `${entity.name} has no verb ${name} with a preview.`);
      const { id, version: _, ...rest } = (input ?? {}) as Input;
      const target = idSchema(id);
      const checked = takes.partial().parse(rest);
      const told = await kernel.database.as(actor, (tx) =>
        foretell(tx, kernel.entities, entity, preview, target, checked),
      );
      return JSON.stringify({ data: told });
    },
  };
}

/** What finds its records itself. */
function matched(kernel: Kernel, entity: Entity, once: Once) {
  return {
    /** One act on many records; answers which were changed, and which were not and why. */
    async bulk(actor: Actor, given: unknown, replay: Replay): Promise<string> {
      const taking = await withOwnOf(kernel.database, actor, entity, given);
      return JSON.stringify({ data: await bulk(kernel, taking, actor, given, replay) });
    },

    /** Changes the record that matches, or creates it. */
    async upsert(actor: Actor, input: unknown, replay: Replay): Promise<string> {
      const taking = await withOwnOf(kernel.database, actor, entity, input);
      const done = await sayingWhatMayBe(kernel.database, actor, entity, () =>
        once.transact(actor, replay, async (tx, keep) => {
          const id = await upsert(tx, taking, newId(), input);
          await keep(id);
          return { id };
        }),
      );
      return left(done);
    },
  };
}

function changedOne({ changed, data }: Written, version?: number): string {
  if (changed.length) return left({ data });
  if (!data[0]) throw notFound();
  const stored = (JSON.parse(data[0]) as { version: number }).version;
  if (version !== undefined && stored !== version) throw conflict(version, stored);
  throw notPermitted();
}

/** The record after a write that was done; somebody may have given it away by it: then there is nothing left to show. */
function left({ data, result }: Pick<Written, "data" | "result">): string {
  const told = result === undefined ? "" : `,"result":${JSON.stringify(result)}`;
  return `{"data":${data[0] ?? "null"}${told}}`;
}

function versioned(entity: Entity, input: unknown): Input & { version: number | undefined } {
  const { version, ...values } = (input ?? {}) as Input;
  if (version !== undefined && !Number.isInteger(version))
    throw new AppError("INVALID_INPUT", "version is a whole number.");
  return { ...together(entity.update.parse(apart(entity, values)) as Input), version: version as number | undefined };
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
