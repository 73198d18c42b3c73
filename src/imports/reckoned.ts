import type { Actor, Database } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";

/**
 * The entity without what the company works out itself: where rules say what a lead's score is, that of another system
 * would be overwritten as it is taken in, and goes into the note instead.
 */
export async function withoutReckoned(database: Database, actor: Actor, entity: Entity): Promise<Entity> {
  const { score } = entity.fields;
  if (!score?.creatable) return entity;
  const text = "select exists (select from public.score_rules where deleted_at is null)::text";
  const [rows] = await database.flush(actor, [{ text, values: [] }]);
  if (rows?.[0]?.[0] !== "true") return entity;
  return { ...entity, fields: { ...entity.fields, score: { ...score, creatable: false } } };
}
