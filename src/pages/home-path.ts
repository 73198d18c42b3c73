import type { SignedIn } from "../client/session.ts";
import type { AppRoute } from "./app-route.ts";
import { isThere } from "./may-open.ts";

/**
 * The dashboard of a role; while that is not built the day that all share, where it has something for this person, else the
 * first page on which they can work.
 */
export function homePath(session: SignedIn, routes: AppRoute[]): string {
  const there = routes.filter((route) => isThere(session, route)).map(({ path }) => path);
  const shared = seesLeads(session) ? ["/team/dashboard"] : [];
  const homes_in_order = [homes[session.person.role] ?? "", ...shared, ...there];
  return homes_in_order.find((path) => there.includes(path)) ?? "/security";
}

/** What the day is made of today. Those of one's projects are none while there are no projects. */
function seesLeads({ rights }: SignedIn): boolean {
  return !!rights?.["leads"]?.["read"]?.some((scope) => scope !== "project");
}

const homes: Record<string, string> = {
  client: "/client/dashboard",
  client_admin: "/client/dashboard",
  project_manager: "/dashboard/project-manager",
  marketing: "/dashboard/marketing",
  sales: "/team/dashboard",
  team_member: "/team/dashboard",
  employee: "/employee/dashboard",
  auditor: "/team/dashboard",
  admin: "/dashboard/ceo",
  ceo: "/dashboard/ceo",
  support: "/team/dashboard",
};
