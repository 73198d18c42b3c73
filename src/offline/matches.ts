import type { Where } from "../entity/list-request.ts";
import { columnOf, type RecordRow, type Values } from "../records/record-client.ts";

/** Whether a row belongs to what a filter asks for; undefined where only the server can tell. */
export function matches(where: Where | undefined, row: Values): boolean | undefined {
  if (!where) return true;
  return all(Object.entries(where).map(([key, value]) => part(key, value, row)));
}

function part(key: string, value: unknown, row: Values): boolean | undefined {
  if (key === "and") return all((value as Where[]).map((each) => matches(each, row)));
  if (key === "or") return any((value as Where[]).map((each) => matches(each, row)));
  if (key === "not") return not(matches(value as Where, row));
  const stored = columnOf(row as RecordRow, key) ?? null;
  if (value === null || typeof value !== "object") return stored === value;
  return all(Object.entries(value).map(([operator, operand]) => compare(operator, stored, operand)));
}

function compare(operator: string, stored: unknown, operand: unknown): boolean | undefined {
  if (operator === "is_null") return (stored === null) === operand;
  if (Array.isArray(stored)) return undefined;
  if (operator === "eq") return stored === operand;
  if (operator === "neq") return stored !== operand;
  if (operator === "in") return (operand as unknown[]).includes(stored);
  return between(operator, measure(stored), measure(operand));
}

/** By days, as a calendar asks, by moments and by numbers. */
function between(operator: string, stored: Measure, operand: Measure): boolean | undefined {
  const order = orders[operator];
  if (!order || !stored || stored.unit !== operand?.unit) return undefined;
  return order(stored.size - operand.size);
}

const orders: Record<string, (difference: number) => boolean> = {
  gte: (difference) => difference >= 0,
  gt: (difference) => difference > 0,
  lte: (difference) => difference <= 0,
  lt: (difference) => difference < 0,
};

type Measure = { unit: "number" | "day" | "moment"; size: number } | undefined;

/** How large a value is, and of what; a day is no moment, since it begins at another one for each reader. Of words only the server can tell. */
function measure(value: unknown): Measure {
  if (typeof value === "number") return { unit: "number", size: value };
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined;
  return { unit: value.length === 10 ? "day" : "moment", size: Date.parse(value) };
}

type Known = boolean | undefined;

const all = (parts: Known[]): Known => (parts.includes(false) ? false : parts.includes(undefined) ? undefined : true);
const any = (parts: Known[]): Known => (parts.includes(true) ? true : parts.includes(undefined) ? undefined : false);
const not = (known: Known): Known => (known === undefined ? undefined : !known);
