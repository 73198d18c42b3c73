import {
  Building2,
  CircleCheckBig,
  CircleDot,
  ContactRound,
  FileText,
  type LucideIcon,
  Target,
  CircleUserRound,
} from "lucide-react";
import { phrase } from "../ui/translate.ts";
import type { Hit } from "./hit.ts";

/** Where a hit leads; null where there is no page for it, or none that this person opens. */
export type Way = { to: string; search: Record<string, string> } | null;

/** The icon of a hit, and what it is called. */
export function lookOf({ entity, entity_type }: Pick<Hit, "entity" | "entity_type">): {
  icon: LucideIcon;
  badge: string;
} {
  return entities[entity] ?? types[entity_type];
}

/** The page that shows a hit; `opens` says which pages there are for this person. */
export function targetOf(hit: Pick<Hit, "entity" | "entity_id" | "account_id">, opens: (path: string) => boolean): Way {
  const [to, search] = pageOf(hit);
  return to && opens(to) ? { to, search } : null;
}

function pageOf({
  entity,
  entity_id,
  account_id,
}: Pick<Hit, "entity" | "entity_id" | "account_id">): [string | null, Record<string, string>] {
  if (entity === "leads") return ["/leads", { id: entity_id }];
  if (entity === "accounts") return ["/clients", { id: entity_id }];
  // A contact stands in the panel of its client; what somebody works on tells more of them than a page of their own.
  if (entity === "contacts" && account_id) return ["/clients", { id: account_id }];
  if (entity === "people") return ["/leads", { owner: entity_id }];
  return [null, {}];
}

const entities: Record<string, { icon: LucideIcon; badge: string }> = {
  leads: { icon: Target, badge: phrase("Lead") },
  accounts: { icon: Building2, badge: phrase("Client") },
  contacts: { icon: ContactRound, badge: phrase("Contact") },
};

const types: Record<Hit["entity_type"], { icon: LucideIcon; badge: string }> = {
  document: { icon: FileText, badge: phrase("Document") },
  task: { icon: CircleCheckBig, badge: phrase("Task") },
  user: { icon: CircleUserRound, badge: phrase("User") },
  other: { icon: CircleDot, badge: phrase("Record") },
};
