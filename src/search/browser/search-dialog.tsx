import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Overlay } from "../../ui/overlay.tsx";
import { TabPanel } from "../../ui/tabs.tsx";
import { t } from "../../ui/translate.ts";
import { PopularSearches } from "./popular-searches.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import type { SearchAction } from "./search-action.ts";
import { SearchBox } from "./search-box.tsx";
import { SearchFoot } from "./search-foot.tsx";
import { optionId } from "./search-options.tsx";
import { SearchResults } from "./search-results.tsx";
import { type SearchTab, SearchTabs } from "./search-tabs.tsx";
import { type Lines, useLines } from "./use-lines.ts";

type Props = {
  onClose: () => void;
  /** What can be done from here, by its words. */
  actions: SearchAction[];
  /** Which pages there are for this person. */
  opens: (path: string) => boolean;
};

/** The search of everything: what matches, what was kept, what others search for. */
export function SearchDialog({ onClose, actions, opens }: Props) {
  const { typed, words, type, tab, setTab } = useTyped();
  const [busy, setBusy] = useState(false);
  const lines = useLines();
  const id = useId();
  const list = `${id}-list`;
  const box = useRef<HTMLDivElement>(null);
  function choose(text: string) {
    type(text);
    box.current?.querySelector("input")?.focus();
  }
  useInSight(lines.active && optionId(list, lines.active));
  const shared = { list, lines, words };
  return (
    <Overlay
      ref={box}
      onClose={onClose}
      className="fixed inset-x-2 top-2 z-40 mx-auto flex max-h-[calc(100dvh-16px)] max-w-160 animate-enter flex-col overflow-hidden rounded-md border border-line bg-raised shadow-float tablet:top-[11vh] tablet:max-h-[86vh]"
    >
      <Radix.Title className="sr-only">{t("Search")}</Radix.Title>
      <SearchBox
        value={typed}
        onChange={type}
        list={lines.count > 0 && tab !== "saved" ? list : undefined}
        active={lines.active}
        busy={busy && tab === "results"}
        onKeyDown={(event) => pressed(event, lines, tab === "saved" ? box.current : null)}
      />
      <SearchTabs id={id} value={tab} onChange={setTab} />
      <TabPanel id={id} value={tab} className="h-100 shrink">
        {tab === "results" && <SearchResults {...shared} {...{ actions, opens, onClose }} onBusy={setBusy} />}
        {tab === "saved" && <SavedSearches words={words} onChoose={choose} />}
        {tab === "popular" && <PopularSearches {...shared} onChoose={choose} />}
      </TabPanel>
      <SearchFoot />
    </Overlay>
  );
}

/** The words that are typed, and the tab: whoever types wants results. */
function useTyped() {
  const [typed, setTyped] = useState("");
  const [tab, setTab] = useState<SearchTab>("results");
  const type = (text: string) => {
    setTyped(text);
    setTab("results");
  };
  return { typed, words: typed.trim().replace(/\s+/g, " "), type, tab, setTab };
}

function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id]);
}

/** What a key does in the box; the saved searches have buttons, so that the focus itself goes there. */
function pressed(event: KeyboardEvent, lines: Lines, buttons: HTMLElement | null): void {
  if (event.nativeEvent.isComposing) return;
  if (buttons && event.key === "ArrowDown")
    buttons.querySelector<HTMLElement>("[role=tabpanel] :is(li button, input)")?.focus();
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") lines.move(event.key === "ArrowDown" ? 1 : -1);
  else if (event.key === "Enter") lines.run();
  else return;
  event.preventDefault();
}
