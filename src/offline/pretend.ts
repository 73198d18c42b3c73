import type { SignedIn } from "../client/session.ts";
import { placeOf } from "../entities/places.ts";
import type { Values } from "../records/record-client.ts";
import type { Write } from "../records/write.ts";
import { mayDo } from "./answers.ts";

/** What a write will have changed, as far as this browser can know: also what the server would add by itself, `begins` to a new one. */
export function foreseen(
  write: Write,
  { person, rights }: SignedIn,
  begins: Values,
  now = new Date().toISOString(),
): Values {
  const { act, effect, entity, ids, row } = write;
  const me = { id: person.id, name: person.name };
  const { foresee } = placeOf(entity) ?? {};
  const verb = foresee?.[act];
  if (verb) return { ...verb((row ?? {}) as Values, write.body, person), ...effect };
  if (act !== "create") return effect;
  const own = effect["owner_id"] === me.id ? { owner: me, team_id: person.team_id } : {};
  const by = { created_by: me.id, updated_by: me.id };
  const common = {
    id: ids[0],
    version: 1,
    created_at: now,
    updated_at: now,
    ...by,
    deleted_at: null,
    tag_ids: [],
    tags: [],
  };
  const made = { ...common, ...begins, stage_entered_at: now, ...own, ...effect };
  return { ...made, can: mayDo(rights?.[entity] ?? {}, made, person) };
}

/** What the server would answer. */
export function answerTo(write: Write, effect: Values): unknown {
  if (write.act === "remove" || write.act === "restore") return { changed: write.ids, skipped: [] };
  return { ...write.row, ...effect, id: write.ids[0] };
}
