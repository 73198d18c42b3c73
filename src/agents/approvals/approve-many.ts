import { createHash } from "node:crypto";
import { z } from "zod";
import type { Actor } from "../../database/door.ts";
import { AppError } from "../../entity/errors.ts";
import type { Entity } from "../../entity/describe.ts";
import type { Kernel } from "../../entity/kernel.ts";
import { operations } from "../../entity/operations.ts";
import type { Replay } from "../../entity/replay.ts";
import { isOnes, skipped } from "../../entity/skipped.ts";

/** So many proposals are approved by one call; what is not reached within `most_ms` is skipped, and said to be. */
export const at_once = { proposals: 50, most_ms: 20_000 } as const;

/** Proposals to approve, each by the version that whoever decides has seen. */
export const many_input = z.strictObject({
  proposals: z
    .array(z.strictObject({ id: z.uuid(), version: z.int() }))
    .min(1)
    .max(at_once.proposals),
});
export type Many = z.output<typeof many_input>["proposals"];

/** What has become of a proposal; where it was not decided, why. */
export type Outcome = { id: string; status: string | null; reason: string | null };

/**
 * Approves proposals of one shape one after the other, each in a transaction of its own as if it alone were approved: what fails
 * of one is told of it, and the others are done. Throws where they have several shapes, and where their decider must first show
 * who they are.
 */
export async function approveMany(kernel: Kernel, actor: Actor, proposals: Many, replay: Replay): Promise<Outcome[]> {
  await mustBeAlike(kernel, actor, proposals);
  const does = operations(kernel, kernel.entities["agent_approvals"] as Entity);
  const since = performance.now();
  const outcomes: Outcome[] = [];
  for (const { id, version } of proposals) {
    if (performance.now() - since > at_once.most_ms) {
      outcomes.push({ id, status: null, reason: "There was no time left for this one. Approve it again." });
      continue;
    }
    try {
      const answer = await does.verb(actor, "approve", { id, version }, keyOf(replay, id));
      const { data } = JSON.parse(answer) as { data: { status: string } | null };
      outcomes.push({ id, status: data?.status ?? "done", reason: null });
    } catch (error) {
      if (!isOnes(error)) throw error;
      outcomes.push({ id, status: null, reason: skipped(id, error).message });
    }
  }
  return outcomes;
}

// Each is done once under the key of all, whatever became of the answer.
const keyOf = ({ key, fingerprint }: Replay, id: string): Replay => ({
  key: createHash("sha256").update(`${key} ${id}`).digest("base64url"),
  fingerprint,
});

const shapes = `select count(distinct (agent_id, tool, array(select jsonb_object_keys(coalesce(edited, input)) order by 1)))
  from public.agent_approvals where id = any ($1)`;

/** Refuses proposals of which one can be understood without the other: of other agents, other acts or other columns. */
async function mustBeAlike({ database }: Kernel, actor: Actor, proposals: Many): Promise<void> {
  const [rows] = await database.flush(actor, [{ text: shapes, values: [proposals.map(({ id }) => id)] }]);
  if (Number(rows?.[0]?.[0]) > 1) throw new AppError("VALIDATION_FAILED", several_shapes);
}

const several_shapes =
  "Only proposals of one shape are approved at once: of the same agent, the same act and the same fields.";
