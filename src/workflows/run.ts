import type { Actor } from "../database/door.ts";
import type { Kernel } from "../entity/kernel.ts";
import type { Outgoing } from "../http/outgoing.ts";
import type { LetterSeal } from "../mail/letter.ts";
import type { Step } from "./definition.ts";
import type { Scope } from "./values.ts";

/** What runs need: the entities, the server as itself, the one client for what is asked outside, and what closes letters. */
export type Running = {
  kernel: Kernel;
  system: Actor;
  ask: Outgoing;
  seal: LetterSeal;
  /** Whether this server sends e-mail. */
  sends: boolean;
};

/** A run as the database lets a server go on with it. */
export type Leased = {
  id: string;
  entity: string | null;
  row_id: string | null;
  at: number;
  attempts: number;
  answers: Record<string, unknown>;
  waits_for: "time" | "record" | "person" | null;
  over: boolean | null;
  wait_entity: string | null;
  wait_row: string | null;
  wait_states: string[] | null;
  may_enter: boolean;
  removed: boolean;
  definition: unknown;
  name: string;
  today: string;
};

/** What a step came to. `settled`: it is noted already, in the transaction in which it was done. */
export type Outcome = (
  | { outcome: "done" | "passed"; output?: unknown; error?: string; answer?: boolean }
  | { outcome: "wait"; wait: Record<string, unknown> }
  | { outcome: "retry"; error: string; again: number }
  | { outcome: "failed"; error: string }
) & { settled?: boolean };

/** One step that is to be done, for a run, as its publisher. */
export type Doing<S extends Step = Step> = {
  running: Running;
  run: Leased;
  publisher: Actor;
  step: S;
  scope: Scope;
  /** Where the run goes on once it is done. */
  next: number;
  ends: boolean;
};

/** A step that cannot be done, in a sentence; trying again would not help. */
export class StepError extends Error {}

/** A step that cannot be done now, in a sentence: it is tried again. */
export class LaterError extends Error {}
