import type { LucideIcon } from "lucide-react";

/** Something that can be done from the search, by its words; `also` are others by which people ask for it. */
export type SearchAction = { id: string; label: string; also?: string; icon: LucideIcon; run: () => void };

/** The actions that some typed words mean: each word is the beginning of one of the label's. */
export function matchingActions(actions: SearchAction[], words: string): SearchAction[] {
  const asked = wordsOf(words);
  if (asked.length === 0) return [];
  return actions
    .filter(({ label, also = "" }) => {
      const own = wordsOf(`${label} ${also}`);
      return asked.every((word) => own.some((each) => each.startsWith(word)));
    })
    .slice(0, 4);
}

function wordsOf(text: string): string[] {
  const folded = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
