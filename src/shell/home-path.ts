import type { SignedIn } from "../client/session.ts";

/** The dashboard of a role, or the first page this person may open. */
export function homePath({ person, pages }: SignedIn): string {
  const home = homes[person.role] ?? "/team/dashboard";
  return pages.includes(home) ? home : (pages[0] ?? "/security");
}

const homes: Record<string, string> = {
  client: "/client/dashboard",
  client_admin: "/client/dashboard",
  project_manager: "/dashboard/project-manager",
  marketing: "/dashboard/marketing",
  sales: "/dashboard/leads",
  admin: "/dashboard/ceo",
  ceo: "/dashboard/ceo",
  support: "/support",
};
