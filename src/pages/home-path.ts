import type { SignedIn } from "../client/session.ts";
import type { AppRoute } from "./app-route.ts";
import { mayOpen } from "./may-open.ts";

/** Where a person begins: the dashboard of their role, else the day that all share, else the first page that they may open. */
export function homePath(session: SignedIn, routes: AppRoute[]): string {
  const open = routes.map(({ path }) => path).filter((path) => mayOpen(session, path));
  const in_order = [homes[session.person.role] ?? "", "/team/dashboard", ...open];
  return in_order.find((path) => open.includes(path)) ?? "/security";
}

/** The address at which a person begins: the dashboard that they have chosen, else their home. */
export function homeAddress(session: SignedIn, routes: AppRoute[]): { path: string; search: Record<string, string> } {
  const { home_dashboard } = session.person;
  const chosen = home_dashboard && mayOpen(session, "/reports");
  if (chosen) return { path: "/reports", search: { tab: "dashboards", id: home_dashboard } };
  return { path: homePath(session, routes), search: {} };
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
