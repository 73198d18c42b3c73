import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/door.ts";
import { AppError } from "../../entity/errors.ts";
import { record_entities, type Source } from "../../agents/make-task.ts";
import { agent_approvals } from "./agent-approval.schema.ts";

/** A proposal as what is to be done by people: why it was made is the text. (What it would change stands with it, for whoever sees that.) */
export async function proposalAsTask(tx: Transaction, id: string): Promise<Source> {
  const [proposal] = await tx.select().from(agent_approvals).where(eq(agent_approvals.id, id));
  if (!proposal) throw new AppError("RESOURCE_NOT_FOUND", "The record does not exist, or you cannot see it.");
  const { title, why, entity, row_id, seconded } = proposal;
  const kind = record_entities.find((each) => each === entity);
  const about = kind && row_id ? [{ entity: kind, id: row_id }] : [];
  return { name: title, body: why, priority: seconded ? "high" : "medium", about };
}
