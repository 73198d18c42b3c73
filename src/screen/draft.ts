import { useState } from "react";
import { newKey } from "../client/request.ts";
import { readStored, store } from "../client/stored.ts";

type Draft = { texts: Record<string, string>; key: string };

/**
 * What is typed into a form, kept for this tab under the form and the record; its key makes a second try the same write.
 * A form may begin with something typed elsewhere.
 */
export function useDraft(form: string, record: string, typed: Record<string, string> = {}) {
  const place = draftPlace(form, record);
  const empty = (): Draft => ({ texts: typed, key: newKey() });
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = readStored(place, storage);
    return stored ? { ...empty(), texts: JSON.parse(stored) as Record<string, string> } : empty();
  });
  function type(change: Record<string, string>) {
    const texts = { ...draft.texts, ...change };
    // Other values are another write.
    setDraft({ texts, key: newKey() });
    store(place, JSON.stringify(texts), storage);
  }
  function forget() {
    setDraft(empty());
    store(place, null, storage);
  }
  /** What could not be sent is there again, as the same write, unless another one was begun meanwhile. */
  function restore(unsent: Draft) {
    const begun = Object.keys(readDraft(place)).length > 0;
    if (begun) return;
    setDraft(unsent);
    store(place, JSON.stringify(unsent.texts), storage);
  }
  return [draft, type, forget, restore] as const;
}

const storage = () => sessionStorage;
const readDraft = (place: string) => JSON.parse(readStored(place, storage) ?? "{}") as Record<string, string>;

/** Where a draft is kept; whoever signs out takes all of them along (src/offline/leave.ts). */
export function draftPlace(form: string, record: string): string {
  return `tandem.new.${form}.${record}`;
}
