import { useLocation } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { holdTyping, letTypingGo } from "../keys/hold-typing.ts";
import { is_apple } from "../keys/read-key.ts";
import { isSearchKey } from "../search/browser/search-key.ts";
import { useNoteRecent } from "../search/browser/recent.ts";
import { Kbd } from "../ui/kbd.tsx";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { late } from "../ui/late.ts";

// The dialog is a chunk of its own, fetched when the pointer or the focus comes, or with the key; so is its French.
const SearchPalette = late(
  withFrench(
    () => import("./search-palette.tsx"),
    () => import("../search/browser/search.french.ts"),
  ),
);

/** Opens the search of everything, as Ctrl K does on every page. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  useNoteRecent(pathname, search as Record<string, string>);
  useSearchKey(open, setOpen);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void SearchPalette.load()}
        onFocus={() => void SearchPalette.load()}
        onClick={() => {
          holdTyping();
          setOpen(true);
        }}
        className={look}
      >
        <Search aria-hidden />
        <span className="flex-1 text-left max-tablet:sr-only">{t("Search...")}</span>
        <span className="text-ink max-tablet:hidden">
          <Kbd>{is_apple ? "⌘K" : "Ctrl K"}</Kbd>
        </span>
      </button>
      {open && <SearchPalette onClose={() => setOpen(false)} />}
    </>
  );
}

function useSearchKey(open: boolean, setOpen: (open: boolean) => void): void {
  // As soon as the page is there, and not a moment after it: a quick hand is heard.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      if (open) letTypingGo();
      else holdTyping();
      setOpen(!open);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open, setOpen]);
}

const look =
  "flex h-8 items-center gap-2 rounded-md text-ink-3 hover:text-ink max-tablet:size-8 max-tablet:justify-center max-tablet:text-ink-2 max-tablet:touch:size-10 tablet:w-72 tablet:border tablet:border-control tablet:bg-raised tablet:px-2.5";
