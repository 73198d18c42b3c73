import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../ui/translate.ts";
import { useAddress } from "./address.ts";
import { useKeyOf } from "../keys/own-keys.ts";
import { useKeys } from "../keys/use-keys.ts";

/** Finds records by words. */
export function SearchBox({ label }: { label: string }) {
  const [text, setText] = useWords();
  const { kbd: _, ...key } = useKeyOf("search");
  const input = useRef<HTMLInputElement>(null);
  useKeys([{ of: "search", label: t("Search in this list"), act: () => input.current?.focus() }]);
  return (
    <label className="ml-auto flex h-7.5 max-w-57 min-w-32 flex-1 items-center gap-2 rounded-md border border-control bg-raised px-2 text-ink-3 focus-within:outline-2 focus-within:outline-focus max-tablet:order-first max-tablet:max-w-none max-tablet:basis-40 touch:h-10">
      <Search aria-hidden />
      <input
        ref={input}
        type="search"
        {...key}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && (setText(""), event.currentTarget.blur())}
        className="min-w-0 flex-1 bg-transparent text-row text-ink text-ellipsis outline-none placeholder:text-ink-3 touch:text-[16px] [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label={t("Clear the search")}
          onClick={() => setText("")}
          className="-mr-1 grid size-6 place-items-center rounded-sm hover:text-ink"
        >
          <X aria-hidden className="size-3.25!" />
        </button>
      )}
    </label>
  );
}

/** What is typed, which becomes the address's search 300 ms after the last key. */
function useWords() {
  const [address, go] = useAddress();
  const asked = address["q"] ?? "";
  const [text, setText] = useState(asked);
  const [last, setLast] = useState(asked);
  // Back, and a preset, change the address without typing.
  if (asked !== last) {
    setLast(asked);
    if (asked !== text.trim()) setText(asked);
  }
  useEffect(() => {
    const words = text.trim();
    if (words === asked) return;
    // Back leads to before the search, not through each of its letters.
    const timer = setTimeout(() => go({ q: words || null }, { replace: asked !== "" }), 300);
    return () => clearTimeout(timer);
  }, [text, asked, go]);
  return [text, setText] as const;
}
