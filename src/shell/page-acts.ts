import { type KeyAct, usual } from "../keys/usual.ts";
import type { SignedIn } from "../client/session.ts";
import { t } from "../ui/translate.ts";
import type { AppRoute } from "./app-route.ts";
import { homePath } from "./home-path.ts";
import { isThere, mayOpen } from "./may-open.ts";

/** What a key of every page leads to. */
export type PageAct = { of: KeyAct; label: string; path: string; search?: Record<string, string> };

/** The pages that a person goes to by keys, the own first page before all. */
export function goingTo(session: SignedIn, routes: AppRoute[]): PageAct[] {
  const home = homePath(session, routes);
  const going = (Object.keys(usual) as KeyAct[]).flatMap((of) => {
    const path = of.match(/^go (\/.+)/)?.[1];
    const route = routes.find((each) => each.path === path);
    return route && route.path !== home && isThere(session, route) ? [{ of, path: route.path }] : [];
  });
  return [{ of: "go home" as const, path: home }, ...going].map((each) => ({
    ...each,
    label: t("Go to {{page}}", { page: t(routes.find(({ path }) => path === each.path)?.title ?? "") }),
  }));
}

/** What a person may make from every page. */
export function making(session: SignedIn): PageAct[] {
  const search = { new: "1" };
  const acts = [
    { of: "new leads" as const, entity: "leads", label: t("New lead"), path: "/leads", search },
    { of: "new accounts" as const, entity: "accounts", label: t("New client"), path: "/clients", search },
  ];
  return acts.filter(({ entity, path }) => session.rights?.[entity]?.["create"] && mayOpen(session, path));
}
