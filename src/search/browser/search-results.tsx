import { useEffect, useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { failureSentence } from "../../records/failure.ts";
import { t } from "../../ui/translate.ts";
import { track } from "../../usage/browser/queue.ts";
import { matchingActions, type SearchAction } from "./search-action.ts";
import { fewest_letters, useHits } from "./search-data.ts";
import { SearchOptions } from "./search-options.tsx";
import { actionOptions, hitOptions, useOpenHit, useRecentGroup } from "./use-groups.tsx";
import type { Lines } from "./use-lines.ts";

type Props = {
  words: string;
  list: string;
  lines: Lines;
  actions: SearchAction[];
  opens: (path: string) => boolean;
  onClose: () => void;
  onBusy: (busy: boolean) => void;
};

const pause_ms = 300;

/** What the words match; without words, what was open lately and what can be done. */
export function SearchResults({ words, list, lines, actions, opens, onClose, onBusy }: Props) {
  const enough = words.length >= fewest_letters;
  const asked = useSettled(words);
  const { data, error, isFetching } = useHits(enough ? asked : "");
  const open = useOpenHit(opens, onClose);
  const recent = useRecentGroup(open);
  const busy = enough && (isFetching || asked !== words);
  const hits = enough ? (data?.data ?? []) : [];
  const acts = enough ? matchingActions(actions, words) : actions.slice(0, 6);
  const act_group = { heading: t("Actions"), options: actionOptions(acts, onClose) };
  const hit_group = { heading: t("Results"), options: hitOptions(hits, (hit) => open(hit, asked)) };
  const groups = (enough ? [act_group, hit_group] : [recent, act_group]).filter(({ options }) => options.length > 0);
  useNotFound(enough && !busy && data?.data.length === 0 && !data.read ? words : "");
  const { show } = lines;
  useEffect(() => show(groups));
  useEffect(() => () => show([]), [show]);
  useEffect(() => onBusy(busy), [onBusy, busy]);
  return (
    <div aria-busy={busy}>
      <p role="status" className={hits.length > 0 ? "sr-only" : "px-4 pt-4 pb-1 text-ink-2"}>
        {sentence({ words, enough, busy, error, count: hits.length })}
      </p>
      {enough && data?.read && (
        <p className="px-4 pt-3 text-meta text-ink-2">
          {t("The server does not answer: only what you have read on this device is searched.")}
        </p>
      )}
      {groups.length > 0 && (
        <SearchOptions label={t("Results")} id={list} groups={groups} active={lines.active} onActive={lines.mark} />
      )}
    </div>
  );
}

type State = { words: string; enough: boolean; busy: boolean; error: unknown; count: number };

function sentence({ words, enough, busy, error, count }: State): string {
  if (!enough) return t("Type at least 2 characters to search.");
  if (busy) return t("Searching...");
  if (error) return failureSentence(error);
  if (count === 1) return t("1 result");
  return count > 0 ? t("{{count}} results", { count }) : t('No results found for "{{query}}"', { query: words });
}

/** Notes words that found nothing once they have stood for two seconds, of those who agreed that their use is counted. */
function useNotFound(words: string): void {
  const { usage } = useSession().person.consents;
  useEffect(() => {
    if (!words || !usage) return undefined;
    const timer = setTimeout(() => track("search.none", { query: words.slice(0, 100) }), 2000);
    return () => clearTimeout(timer);
  }, [words, usage]);
}

/** A text that has not changed for 300 ms. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause_ms);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
