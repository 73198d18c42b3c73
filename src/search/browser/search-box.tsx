import { LoaderCircle, Search } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Kbd } from "../../ui/kbd.tsx";
import { t } from "../../ui/translate.ts";
import { optionId } from "./search-options.tsx";

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** The list below, where it has lines to choose, and the line that Enter would choose. */
  list: string | undefined;
  active: string | undefined;
  busy: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Where the words are typed; the keys move in the list below. */
export function SearchBox({ value, onChange, list, active, busy, onKeyDown }: Props) {
  const Icon = busy ? LoaderCircle : Search;
  return (
    <label className="flex h-13 flex-none items-center gap-3 px-4">
      <Icon aria-hidden className={busy ? "animate-turn text-ink-3" : "text-ink-3"} />
      <input
        type="text"
        role="combobox"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={list && active && optionId(list, active)}
        aria-label={t("Search documents, tasks, users...")}
        placeholder={t("Search documents, tasks, users...")}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-full min-w-0 flex-1 bg-transparent text-head outline-none placeholder:text-ink-3"
      />
      <span className="text-ink">
        <Kbd>Esc</Kbd>
      </span>
    </label>
  );
}
