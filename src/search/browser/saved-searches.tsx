import { Bookmark, Star, X } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { failureSentence, toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { fewest_letters, recordSearch, type Saved, useSaved } from "./search-data.ts";

type Props = { words: string; onChoose: (words: string) => void };

/** The searches that the person keeps, and the one in the box to keep too. */
export function SavedSearches({ words, onChoose }: Props) {
  const { saved, error, isPending, save, pin, remove, restore } = useSaved();
  const known = saved?.some(({ query_text }) => query_text === words);
  async function discard({ id, search_name }: Saved) {
    await remove(id);
    toast(t("“{{name}}” is deleted.", { name: search_name }), { undo: () => restore(id) });
  }
  return (
    <>
      {saved && !known && words.length >= fewest_letters && <Keep key={words} words={words} save={save} />}
      {error && !saved && <p className="px-4 py-6 text-ink-2">{failureSentence(error)}</p>}
      {!isPending && saved?.length === 0 && <p className="px-4 py-6 text-ink-2">{t("No saved searches yet.")}</p>}
      <ul className="p-1.5">
        {saved?.map((search) => (
          <li key={search.id} className="flex items-center rounded-md focus-within:bg-sunken hover:bg-sunken">
            <button
              type="button"
              onClick={() => onChoose(search.query_text)}
              className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-md px-2.5 text-left touch:min-h-11"
            >
              <Bookmark aria-hidden className="text-ink-2" />
              <span className="max-w-[60%] flex-none truncate">{search.search_name}</span>
              <span className="min-w-0 flex-1 truncate text-ink-2">{search.query_text}</span>
            </button>
            <IconButton
              icon={Star}
              label={search.is_pinned ? t("Unpin") : t("Pin")}
              aria-pressed={search.is_pinned}
              className="aria-pressed:text-person aria-pressed:[&_svg]:fill-current"
              onClick={() => void pin(search.id, !search.is_pinned).catch(toastFailure)}
            />
            <IconButton icon={X} label={t("Delete")} onClick={() => void discard(search).catch(toastFailure)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Keeps the words in the box under a name. */
function Keep({ words, save }: { words: string; save: (name: string, words: string) => Promise<void> }) {
  const [name, setName] = useState(words);
  const [busy, setBusy] = useState(false);
  async function keep(event: SubmitEvent) {
    event.preventDefault();
    if (busy || !name.trim()) return;
    setBusy(true);
    await save(name.trim(), words).then(() => recordSearch(words), toastFailure);
    setBusy(false);
  }
  return (
    <form onSubmit={(event) => void keep(event)} className="flex items-center gap-2 border-b border-line px-4 py-2.5">
      <TextInput
        aria-label={t("Name of the search")}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
        className="flex-1"
      />
      <Button type="submit" tone="primary" busy={busy}>
        {t("Save search")}
      </Button>
    </form>
  );
}
