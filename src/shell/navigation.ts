import type { LucideIcon } from "lucide-react";
import { House } from "lucide-react";
import { phrase } from "../ui/translate.ts";
import { isActive } from "./active-path.ts";
import { type AppRoute, groups } from "../pages/app-route.ts";
import { homePath } from "../pages/home-path.ts";
import { mayOpen } from "../pages/may-open.ts";
import { routeOf, routes } from "./routes.ts";
import type { SignedIn } from "../client/session.ts";

/** One link of a navigation; `title` is to be translated where it is shown. */
export type Entry = { path: string; title: string; icon: LucideIcon };

/** The links of the side navigation by heading, one's dashboard before all; only what is there for this person. */
export function sideGroups(session: SignedIn, all = routes): Array<{ heading: string; entries: Entry[] }> {
  const dashboard = dashboardOf(session, all);
  const there = all.filter((route) => mayOpen(session, route.path) && route !== dashboard);
  return groups
    .map((heading) => {
      const first = heading === "" && dashboard ? [dashboard] : [];
      const of_client = session.person.kind === "client";
      return { heading, entries: [...first, ...there.filter((route) => isUnder(route, heading, of_client))] };
    })
    .filter((group) => group.entries.length > 0);
}

/** The five entries of the specification, without those that are not there for this person. */
export function bottomEntries(session: SignedIn, all = routes): Entry[] {
  const there = all.map(({ path }) => path).filter((path) => mayOpen(session, path));
  return mobileEntries
    .filter(([path]) => path === "/" || there.includes(path))
    .map(([path, title]) => ({ path, title, icon: routeOf(path)?.icon ?? House }));
}

/** The pages of the side navigation that have no place at the foot. */
export function furtherEntries(session: SignedIn, all = routes): Entry[] {
  const at_foot = bottomEntries(session, all).map(({ path }) => path);
  const home = homePath(session, all);
  const further = sideGroups(session, all).flatMap(({ entries }) => entries);
  return further.filter(({ path }) => !at_foot.includes(path) && path !== home);
}

/** The entry at the foot that is lit: Home stands back where another leads to the same page. */
export function litEntry(entries: Entry[], pathname: string, home: string): string | undefined {
  const lit = entries.filter(({ path }) => isActive(path, pathname, home));
  return (lit.find(({ path }) => path !== "/") ?? lit[0])?.path;
}

const mobileEntries: Array<[path: string, title: string]> = [
  ["/", phrase("Home")],
  ["/analytics", phrase("Analytics")],
  ["/leads", phrase("Leads")],
  ["/communications", phrase("Messages")],
  ["/security", phrase("Settings")],
];

/** Home, where it is a page of its own and none of the lists. */
function dashboardOf(session: SignedIn, all: AppRoute[]): AppRoute | undefined {
  const home = all.find(({ path }) => path === homePath(session, all));
  return home && !home.entity && home.path !== "/security" && home.path !== "/rbac" ? home : undefined;
}

function isUnder({ path, group }: AppRoute, heading: string, of_client: boolean): boolean {
  // The way of clients to their requests stands with their home.
  return group === heading || (of_client && heading === "" && path === "/client/support");
}
