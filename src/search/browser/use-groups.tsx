import { useNavigate } from "@tanstack/react-router";
import { History, TrendingUp } from "lucide-react";
import { placeOf } from "../../entities/places.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { lookOf, targetOf } from "./hit-look.ts";
import { Marked } from "./marked.tsx";
import type { SearchAction } from "./search-action.ts";
import type { Hit, Said } from "../hit.ts";
import { recordSearch, usePopular } from "./search-data.ts";
import type { OptionGroup, SearchOption } from "./search-options.tsx";
import { useRecent } from "./use-recent.ts";

type Opening = Pick<Hit, "entity" | "entity_id" | "account_id" | "about">;

/** Leaves the search for a record; where there is no page for it, only leaves. */
export function useOpenHit(
  opens: (path: string) => boolean,
  close: () => void,
): (hit: Opening, words?: string) => void {
  const navigate = useNavigate();
  return (hit, words = "") => {
    recordSearch(words);
    close();
    const way = targetOf(hit, opens);
    if (way) void navigate({ to: way.to, search: way.search as never, ...(way.hash && { hash: way.hash }) });
  };
}

/** Hits as lines. */
export function hitOptions(hits: Hit[], open: (hit: Hit) => void): SearchOption[] {
  return hits.map((hit) => {
    const { icon, badge } = lookOf(hit);
    const { about } = hit;
    return {
      id: `${hit.entity}-${hit.entity_id}`,
      icon,
      badge: t(badge),
      name: <Marked text={hit.entity_name} marks={hit.name_marks} />,
      description: hit.entity_description && <Marked text={wordOf(hit)} marks={hit.description_marks} />,
      ...(about && { beside: besideOf(hit, about) }),
      run: () => open(hit),
    };
  });
}

function besideOf({ entity, entity_name }: Hit, { name, by_name, at, page }: Said): string {
  if (entity !== "files") return [by_name, formatDay(at)].filter(Boolean).join(" · ");
  return [name !== entity_name && name, page && t("Page {{number}}", { number: page })].filter(Boolean).join(" · ");
}

const wordOf = ({ entity, entity_description: said }: Hit) =>
  placeOf(entity)?.found_word ? choiceWord(said ?? "") : (said ?? "");

/** Actions as lines. */
export function actionOptions(actions: SearchAction[], close: () => void): SearchOption[] {
  return actions.map(({ id, label, icon, run }) => ({
    id: `action-${id}`,
    icon,
    name: label,
    run: () => (close(), run()),
  }));
}

/** The records that were open lately, as lines. */
export function useRecentGroup(open: (hit: Opening) => void): OptionGroup {
  const recent = useRecent();
  const options = recent.map(({ entity, id, name }) => {
    const { badge } = lookOf({ entity, entity_type: "other" });
    const run = () => open({ entity, entity_id: id, account_id: null });
    return { id: `recent-${id}`, icon: History, name, badge: t(badge), run };
  });
  return { heading: t("Recent"), options };
}

/** What others search for, as lines that fill the box. */
export function usePopularGroup(choose: (words: string) => void): {
  group: OptionGroup;
  isPending: boolean;
  error: unknown;
} {
  const { data = [], isPending, error } = usePopular();
  const options = data.map(({ query_text, search_count }) => ({
    id: `popular-${query_text.replaceAll(/\s/g, "_")}`,
    icon: TrendingUp,
    name: query_text,
    badge: t("{{count}} searches", { count: search_count }),
    run: () => choose(query_text),
  }));
  return { group: { heading: t("In the last 90 days"), options }, isPending, error };
}
