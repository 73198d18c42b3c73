import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { sentenceOf } from "./problem.ts";
import { type Asked, readValues } from "./read-values.ts";
import { type Rendered, renderTemplate, type Source } from "./render-template.ts";
import type { Language } from "./variables.ts";

/** Fills a stored template in for a letter to a record, as this actor sees both; refuses where something is missing. */
export async function fillTemplate(
  database: Database,
  actor: Actor,
  { template_id, ...asked }: Omit<Asked, "language"> & { template_id: string },
): Promise<Source> {
  const source = await sourceOf(database, actor, template_id);
  const made = renderTemplate(source, await readValues(database, actor, { ...asked, language: source.language }));
  refuseProblems(made);
  return made;
}

/** The source of a template that the actor may use. */
export async function sourceOf(database: Database, actor: Actor, id: string): Promise<Source & { language: Language }> {
  const text = `select json_build_object('subject', coalesce(subject, ''), 'body', coalesce(body, ''), 'language', language)::text
    from public.email_templates where id = $1 and deleted_at is null`;
  const [rows] = await database.flush(actor, [{ text, values: [id] }]);
  const found = rows?.[0]?.[0];
  if (!found) throw new AppError("RESOURCE_NOT_FOUND", "There is no such template, or it is not active.");
  return JSON.parse(found) as Source & { language: Language };
}

/** Throws where a template could not be filled in whole. */
export function refuseProblems({ problems }: Rendered): void {
  const fields = Object.fromEntries(problems.toReversed().map((each) => [each.part, sentenceOf(each)]));
  if (problems.length > 0)
    throw new AppError("VALIDATION_FAILED", "This template cannot be filled in for this record.", { fields });
}
