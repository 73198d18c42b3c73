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
  return undefined;
}

type Known = boolean | undefined;

const all = (parts: Known[]): Known => (parts.includes(false) ? false : parts.includes(undefined) ? undefined : true);
const any = (parts: Known[]): Known => (parts.includes(true) ? true : parts.includes(undefined) ? undefined : false);
const not = (known: Known): Known => (known === undefined ? undefined : !known);
