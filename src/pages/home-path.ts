import type { SignedIn } from "../client/session.ts";
import type { AppRoute } from "./app-route.ts";
import { isThere } from "./may-open.ts";

/** The dashboard of a role; while that is not built, the first page on which this person can work. */
export function homePath(session: SignedIn, routes: AppRoute[]): string {
  const there = routes.filter((route) => isThere(session, route));
  const own = homes[session.person.role] ?? "/team/dashboard";
  return (there.find(({ path }) => path === own) ?? there[0])?.path ?? "/security";
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
