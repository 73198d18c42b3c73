import { useEffect } from "react";
import { failureSentence } from "../../records/failure.ts";
import { t } from "../../ui/translate.ts";
import { SearchOptions } from "./search-options.tsx";
import { usePopularGroup } from "./use-groups.tsx";
import type { Lines } from "./use-lines.ts";

type Props = { list: string; lines: Lines; onChoose: (words: string) => void };

/** What at least three people have searched for lately. */
export function PopularSearches({ list, lines, onChoose }: Props) {
  const { group, isPending, error } = usePopularGroup(onChoose);
  const groups = group.options.length > 0 ? [group] : [];
  const { show } = lines;
  useEffect(() => show(groups));
  useEffect(() => () => show([]), [show]);
  if (isPending) return null;
  if (error) return <p className="px-4 py-6 text-ink-2">{failureSentence(error)}</p>;
  if (groups.length === 0) return <p className="px-4 py-6 text-ink-2">{t("No popular searches yet.")}</p>;
  return <SearchOptions label={t("Popular")} id={list} groups={groups} active={lines.active} onActive={lines.mark} />;
}
