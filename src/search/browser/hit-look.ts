import {
  CalendarClock,
  CircleCheckBig,
  CircleDot,
  CircleUserRound,
  FileText,
  Footprints,
  ListTodo,
  type LucideIcon,
  Mail,
  MessageSquare,
  NotebookPen,
  Phone,
} from "lucide-react";
import { placeOf, wayTo } from "../../entities/places.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { phrase } from "../../ui/translate.ts";
import type { Hit } from "../hit.ts";

/** Where a hit leads; null where there is no page for it, or none that this person opens. */
export type Way = { to: string; search: Record<string, string>; hash?: string } | null;

/** The icon of a hit, and what it is called. */
export function lookOf({ entity, entity_type, about }: Pick<Hit, "entity" | "entity_type" | "about">): {
  icon: LucideIcon;
  badge: string;
} {
  if (about && entity === "files") return { icon: FileText, badge: badgeOf(about.entity) };
  if (about?.kind) return { icon: kinds[about.kind] ?? CircleDot, badge: choiceWord(about.kind) };
  if (about) return { icon: MessageSquare, badge: phrase("Comment") };
  const place = placeOf(entity);
  return place ? { icon: place.icon ?? types[entity_type].icon, badge: place.words.one } : types[entity_type];
}

/**
 * The page that shows a hit; what was said stands in its record, at a place of that page. `opens` says which pages there are for
 * this person.
 */
export function targetOf(
  hit: Pick<Hit, "entity" | "entity_id" | "account_id" | "about">,
  opens: (path: string) => boolean,
): Way {
  const { entity, entity_id: id, account_id, about } = hit;
  const [to, search] = (about ? wayTo(about.entity, { id: about.id }) : wayTo(entity, { id, account_id })) ?? [];
  const place = about && entity !== "files" ? { hash: id } : {};
  if (to && search && opens(to)) return { to, search, ...place };
  const of_client = placeOf(about?.entity ?? entity)?.client_path;
  if (of_client && opens(of_client)) return { to: of_client, search: { id: about?.id ?? id }, ...place };
  // What was said to clients stands where they begin, and so do their documents.
  return about && opens(talk) ? { to: talk, search: {} } : null;
}

// What stands in a document is of the document.
const badgeOf = (entity: string) => (entity === "documents" ? phrase("Document") : phrase("File"));

const talk = "/client/dashboard";

const kinds: Record<string, LucideIcon> = {
  call: Phone,
  meeting: CalendarClock,
  visit: Footprints,
  email: Mail,
  note: NotebookPen,
  to_do: ListTodo,
};

const types: Record<Hit["entity_type"], { icon: LucideIcon; badge: string }> = {
  document: { icon: FileText, badge: phrase("Document") },
  task: { icon: CircleCheckBig, badge: phrase("Task") },
  user: { icon: CircleUserRound, badge: phrase("User") },
  other: { icon: CircleDot, badge: phrase("Record") },
};
