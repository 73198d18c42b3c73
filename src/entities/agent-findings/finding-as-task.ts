import { eq } from "../../database/drizzle.ts";
import { paths } from "../../agents/jobs/say.ts";
import type { Transaction } from "../../database/door.ts";
import { AppError } from "../../entity/errors.ts";
import { type RecordEntity, record_entities, type Source } from "../../agents/make-task.ts";
import { agent_findings } from "./agent-finding.schema.ts";

/** A finding as what is to be done: what shows it is the text, how grave it is the priority, and what it links to is what it concerns. */
export async function findingAsTask(tx: Transaction, id: string): Promise<Source> {
  const [finding] = await tx.select().from(agent_findings).where(eq(agent_findings.id, id));
  if (!finding) throw new AppError("RESOURCE_NOT_FOUND", "The record does not exist, or you cannot see it.");
  const { title, evidence, severity } = finding;
  return { name: title, body: evidence, priority: severity, about: linkedIn(evidence) };
}

/** The records that a text of an agent links to (src/agents/jobs/say.ts). */
export function linkedIn(text: string): Source["about"] {
  const links = text.matchAll(/\]\((\/[\w/-]+\?(?:\w+=\w+&)*id=)([\da-f-]{36})\)/g);
  return [...links].flatMap(([, path, id = ""]) => {
    const entity = Object.keys(paths).find((each) => paths[each] === path);
    const kind = record_entities.find((each): each is RecordEntity => each === entity);
    return kind ? [{ entity: kind, id }] : [];
  });
}
