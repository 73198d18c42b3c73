import type { z } from "zod";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";

/** What a verb gets: the transaction under the caller's rights, its checked input, the entity whose record it is done to, and all others. */
export type VerbContext<I> = { tx: Transaction; input: I; entity: Entity; entities: Record<string, Entity> };

/**
 * A named act on one record. Its input always carries the record's `id`; `version`, where sent, must be the stored one. `P` is
 * what its preview answers, `R` its result.
 */
export type Verb<S extends z.ZodObject, P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> = {
  /** What it does, for whoever calls it: a person with a program, or an agent. */
  about: string;
  input: S;
  /** Does it; answers its result, where it has one. */
  run(context: VerbContext<Record<string, unknown>>): Promise<unknown>;
} & Manner &
  Told<P, R>;

/** What a verb tells beside the record: before it is done, and once it is. */
export type Told<P extends z.ZodType, R extends z.ZodType> = {
  preview?: Preview<P>;
  /** What its result is, which is answered beside the record, and again when the call is repeated. */
  result?: R;
};

/** What a verb would do, read under the caller's rights in a transaction that writes nothing; it takes the verb's own input, or a part of it. */
export type Preview<P extends z.ZodType> = {
  about: string;
  answer: P;
  read(context: VerbContext<Record<string, unknown>>): Promise<z.output<P>>;
};

/** How a verb is offered. Who may and from where is the database's and the verb's own to judge all the same. */
export type Manner = {
  /** The right that it needs. */
  right: string;
  /** The states that it begins from; any where nothing is said. */
  from?: readonly string[];
  /**
   * That it may be done to many at once, with one input for all. A verb says so itself: one that is forgotten is done one
   * by one, and never a thousandfold by mistake (0021).
   */
  many: boolean;
  /** The verb that takes it back, with the same input. */
  undone_by?: string;
};

/** Declares a verb: what it does in a sentence, the input beside `id` and `version`, and the doing. A verb is one transaction; it throws to refuse. */
export function verb<S extends z.ZodObject, P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType>(
  about: string,
  input: S,
  run: (context: VerbContext<z.infer<S> & { id: string }>) => Promise<z.output<R> | void>,
  manner: Partial<Manner> & Told<P, R> = {},
): Verb<S, P, R> {
  return { about, input, run: run as Verb<S>["run"], right: "update", many: false, ...manner };
}

/** Refuses when a write changed nothing: the row is not in the state that the verb needs, or not the caller's to change. */
export function mustChange(rows: unknown[], sentence: string): void {
  if (rows.length === 0) throw new AppError("RESOURCE_CONFLICT", sentence);
}
