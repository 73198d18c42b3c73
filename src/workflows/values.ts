import type { Liquid } from "liquidjs";
import { engine } from "../templates/engine.ts";
import type { Condition, Conditions } from "./definition.ts";

/** What texts and conditions of a run can name. */
export type Scope = {
  record: Record<string, unknown>;
  steps: Record<string, unknown>;
  /** The day by the company's clocks, and this moment. */
  today: string;
  now: string;
  workflow: { name: string };
};

/** Why a value cannot be worked out, in a sentence. */
export class ValueError extends Error {}

/** A text with its variables filled in; of a text that is one variable alone, the value itself: a number, a list, nothing. */
export function filled(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, scope));
  if (typeof value !== "string" || !value.includes("{")) return value;
  const [, alone] = /^\{\{([^{}]+)\}\}$/.exec(value.trim()) ?? [];
  return reading(() =>
    alone === undefined ? liquid().parseAndRenderSync(value, scope) : plain(liquid().evalValueSync(alone, scope)),
  );
}

/** The same as a text. */
export function text(value: string, scope: Scope): string {
  const made = filled(value, scope);
  return made === null || made === undefined ? "" : String(made);
}

/** Whether the conditions hold; none always do. */
export function holds({ match, of }: Conditions, scope: Scope): boolean {
  if (of.length === 0) return true;
  return match === "all" ? of.every((each) => meets(each, scope)) : of.some((each) => meets(each, scope));
}

/** The variables that a text names, by their paths: `record.owner_id`. Throws where it cannot be read. */
export function variablesOf(value: string): string[] {
  return reading(() => {
    const { globals } = liquid().analyzeSync(liquid().parse(value), { partials: false });
    return Object.values(globals)
      .flat()
      .map(({ segments }) => segments.map(String).join("."));
  });
}

function meets({ field, is, value }: Condition, scope: Scope): boolean {
  const found = lookedUp(field, scope);
  const empty = found === null || found === undefined || found === "" || (Array.isArray(found) && found.length === 0);
  if (is === "empty" || is === "filled") return empty === (is === "empty");
  const wanted = text(value, scope);
  if (Array.isArray(found)) return found.map(String).includes(wanted) !== (is === "differs");
  const shown = empty ? "" : String(found);
  if (is === "equals" || is === "differs") return (shown === wanted) === (is === "equals");
  if (is === "contains") return shown.toLowerCase().includes(wanted.toLowerCase());
  if (empty) return false;
  const order = typeof found === "number" ? found - Number(wanted) : shown.localeCompare(wanted, "en");
  return is === "more" ? order > 0 : order < 0;
}

function lookedUp(field: string, scope: Scope): unknown {
  const path = field.split(".");
  let at: unknown = path[0] === "steps" ? scope : scope.record;
  for (const name of path) {
    if (at === null || typeof at !== "object" || !Object.hasOwn(at, name)) {
      // (What a step that was not reached would have answered is nothing.)
      if (path[0] === "steps") return undefined;
      throw new ValueError(`The record has no field “${field}”, or its publisher does not see it.`);
    }
    at = (at as Record<string, unknown>)[name];
  }
  return at;
}

function liquid(): Liquid {
  const made = engine();
  made.registerFilter("plus_days", (day: unknown, days: unknown) => plusDays(String(day), Number(days)));
  made.registerFilter("day", (moment: unknown) => String(moment).slice(0, 10));
  return made;
}

function plusDays(day: string, days: number): string {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || !Number.isInteger(days) || Math.abs(days) > 36_500)
    throw new ValueError("plus_days takes a day and a number of days.");
  return new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

// (What the engine makes of a value that is not there is nothing.)
const plain = (value: unknown) => (value === undefined ? null : value);

function reading<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ValueError) throw error;
    const [first = error] = (error as { errors?: unknown[] }).errors ?? [];
    const said = String((first as Error).message).replace(/, line:\d+, col:\d+$/, "");
    throw new ValueError(`A text cannot be filled in: ${said}.`.slice(0, 290));
  }
}
