import type { Entity } from "../../entity/describe.ts";
import { entityOf } from "../../entity/tools.ts";

type Values = Record<string, unknown>;
/** An act, by its tool and what that is given. */
export type Proposal = { tool: string; input: Values };

/** What was decided of a proposal: `input` as it was edited, where it was. */
export type Decided = Proposal & { decision: "approved" | "edited" | "rejected"; owner: string | null };

/**
 * Whether what came out of a case is what was decided: the same act on the same record with the same values, and nothing else on that
 * one, so that who guesses does not pass; of what was rejected anything else. Texts that a model words (long ones, and all of a new record's) are compared by being there, since two
 * that say the same differ. `asker` is for whom it was tried, whose the records are that were the first asker's.
 */
export function passes(entities: Record<string, Entity>, decided: Decided, came: Proposal[], asker: string): boolean {
  const { decision, owner } = decided;
  const is = (proposal: Proposal) => alike(entities, decided, mine(proposal, asker, owner));
  if (decision === "rejected") return !came.some(is);
  const { id } = decided.input;
  return came.some(is) && (id === undefined || came.filter(({ input }) => input["id"] === id).every(is));
}

const mine = ({ tool, input }: Proposal, asker: string, owner: string | null): Proposal =>
  input["owner_id"] === asker && !("id" in input) ? { tool, input: { ...input, owner_id: owner } } : { tool, input };

function alike(entities: Record<string, Entity>, decided: Proposal, came: Proposal): boolean {
  if (decided.tool !== came.tool || decided.input["id"] !== came.input["id"]) return false;
  const entity = entityOf(decided.tool, Object.values(entities));
  const [one, other] = [decided, came].map((each) => compared(entity, each));
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What of an act is compared, in one order, as its entity takes it. */
function compared(entity: Entity | undefined, { tool, input }: Proposal): unknown {
  const { id: _, ...given } = input;
  const creates = tool.endsWith("_create");
  const read = (creates ? entity?.create : entity?.update)?.safeParse(given);
  const values: Values = read?.success ? (read.data as Values) : given;
  return Object.keys(given)
    .toSorted()
    .map((name) => [name, isWorded(entity, name, creates) ? "…" : ordered(values[name])]);
}

function isWorded(entity: Entity | undefined, name: string, creates: boolean): boolean {
  const kind = entity?.fields[name]?.kind;
  return kind === "text" || (creates && kind === "line");
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(entries.map(([key, each]) => [key, ordered(each)]));
}
