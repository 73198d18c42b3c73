import { CircleCheckBig, CircleDot, CircleUserRound, FileText, type LucideIcon } from "lucide-react";
import { placeOf, wayTo } from "../../entities/places.ts";
import { phrase } from "../../ui/translate.ts";
import type { Hit } from "../hit.ts";

/** Where a hit leads; null where there is no page for it, or none that this person opens. */
export type Way = { to: string; search: Record<string, string> } | null;

/** The icon of a hit, and what it is called. */
export function lookOf({ entity, entity_type }: Pick<Hit, "entity" | "entity_type">): {
  icon: LucideIcon;
  badge: string;
} {
  const place = placeOf(entity);
  return place ? { icon: place.icon ?? types[entity_type].icon, badge: place.words.one } : types[entity_type];
}

/** The page that shows a hit; `opens` says which pages there are for this person. */
export function targetOf(hit: Pick<Hit, "entity" | "entity_id" | "account_id">, opens: (path: string) => boolean): Way {
  const { entity, entity_id: id, account_id } = hit;
  const [to, search] = wayTo(entity, { id, account_id }) ?? [];
  return to && search && opens(to) ? { to, search } : null;
}

const types: Record<Hit["entity_type"], { icon: LucideIcon; badge: string }> = {
  document: { icon: FileText, badge: phrase("Document") },
  task: { icon: CircleCheckBig, badge: phrase("Task") },
  user: { icon: CircleUserRound, badge: phrase("User") },
  other: { icon: CircleDot, badge: phrase("Record") },
};
