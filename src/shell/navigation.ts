import type { LucideIcon } from "lucide-react";
import { House } from "lucide-react";
import { phrase } from "../ui/translate.ts";
import { homePath } from "./home-path.ts";
import { mayOpen } from "./may-open.ts";
import { groups, routeOf, routes } from "./routes.ts";
import type { SignedIn } from "../client/session.ts";

/** One link of a navigation; `title` is to be translated where it is shown. */
export type Entry = { path: string; title: string; icon: LucideIcon };

/** The links of the side navigation by heading; only what this person may open. */
export function sideGroups(session: SignedIn): Array<{ heading: string; entries: Entry[] }> {
  const home = homePath(session);
  const open = routes.filter((route) => mayOpen(session, route.path) && route.path !== home);
  return groups
    .map((heading) => ({ heading, entries: open.filter((route) => route.group === heading) }))
    .map((group) => (group.heading === "" ? withHome(group.entries, session, home) : group))
    .filter((group) => group.entries.length > 0);
}

/** The five entries of the specification, without those that this person may not open. */
export function bottomEntries(session: SignedIn): Entry[] {
  return mobileEntries
    .filter(([path]) => path === "/" || mayOpen(session, path))
    .map(([path, title]) => ({ path, title, icon: routeOf(path)?.icon ?? House }));
}

const mobileEntries: Array<[path: string, title: string]> = [
  ["/", phrase("Home")],
  ["/analytics", phrase("Analytics")],
  ["/leads", phrase("Leads")],
  ["/communications", phrase("Messages")],
  ["/security", phrase("Settings")],
];

function withHome(entries: Entry[], { person, pages }: SignedIn, home: string) {
  const own = [routeOf(home)];
  if (person.kind === "client" && pages.includes("/client/support")) {
    own.push(routeOf("/client/support"));
  }
  return { heading: "", entries: [...own.filter((route) => route !== undefined), ...entries] };
}
