import { type KeyboardEvent, useRef } from "react";
import { t } from "../ui/translate.ts";

/** The three lists of the search. */
export type SearchTab = "results" | "saved" | "popular";

type Props = { tabs: SearchTab[]; value: SearchTab; onChange: (tab: SearchTab) => void; id: string };

/** Chooses one of the lists; arrows move between them. */
export function SearchTabs({ tabs, value, onChange, id }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const names = { results: t("Results"), saved: t("Saved"), popular: t("Popular") };
  function move(event: KeyboardEvent) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = way && tabs.at((tabs.indexOf(value) + way) % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus();
  }
  return (
    <div ref={list} role="tablist" aria-label={t("Search")} className="flex gap-4 border-b border-line px-4">
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => onChange(tab)}
          onKeyDown={move}
          className="-mb-px h-9 border-b-2 border-transparent text-row text-ink-2 hover:text-ink aria-selected:border-person aria-selected:font-medium aria-selected:text-ink touch:h-11"
        >
          {names[tab]}
        </button>
      ))}
    </div>
  );
}
