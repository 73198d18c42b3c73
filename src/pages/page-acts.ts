import { type KeyAct, usual } from "../keys/usual.ts";
import type { SignedIn } from "../client/session.ts";
import { all_places, type AnyPlace, tabOf } from "../entities/places.ts";
import { t } from "../ui/translate.ts";
import type { AppRoute } from "./app-route.ts";
import { homeAddress } from "./home-path.ts";
import { mayOpen } from "./may-open.ts";

/** What a key of every page leads to. */
export type PageAct = { of: KeyAct; label: string; path: string; search?: Record<string, string> };

/** The pages that a person goes to by keys, home before all. Home may be one of the others; each keeps its key. */
export function goingTo(session: SignedIn, routes: AppRoute[]): PageAct[] {
  const going = (Object.keys(usual) as KeyAct[]).flatMap((of): PageAct[] => {
    const path = of.match(/^go (\/.+)/)?.[1];
    const route = routes.find((each) => each.path === path);
    if (!route || !mayOpen(session, route.path)) return [];
    return [{ of, path: route.path, label: t("Go to {{page}}", { page: t(route.title) }) }];
  });
  return [{ of: "go home", ...homeAddress(session, routes), label: t("Go home") }, ...going];
}

/** What a person may make from every page. */
export function making(session: SignedIn): (PageAct & { place: AnyPlace })[] {
  return all_places.flatMap((place) => {
    const { entity, words, path } = place;
    if (!words.new || !path || !session.rights?.[entity]?.["create"] || !mayOpen(session, path)) return [];
    return [{ of: `new ${entity}`, label: t(words.new), path, search: { ...tabOf(place), new: "1" }, place }];
  });
}
