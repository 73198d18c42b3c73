import { useMemo, useRef, useState } from "react";

/** Which records are chosen, for acts on many at once. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** Whether all that match are meant, also those that are not loaded. */
  all: boolean;
  /** Chooses one, or lets it go; with `through`, all from the last one on. */
  toggle: (id: string, through?: boolean) => void;
  toggleAll: () => void;
  /** Means all that match, also those that are not loaded. */
  chooseAll: () => void;
  clear: () => void;
};

/** A selection among the rows that are loaded, in their order; `question` is what they are the answer to. */
export function useSelection(rows: Array<{ id: string }>, question: string): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // All that match mean those of the question at which it was said, and no other's.
  const [whole, setWhole] = useState<string | null>(null);
  const all = whole === question;
  const last = useRef<string | null>(null);
  // Rows that are gone, by a filter or into the bin, are not acted upon.
  const ids = useMemo(() => {
    const shown = new Set(rows.map((row) => row.id));
    if (all) return shown;
    return chosen.size === 0 ? chosen : new Set([...chosen].filter((id) => shown.has(id)));
  }, [rows, chosen, all]);
  function choose(next: ReadonlySet<string>) {
    setWhole(null);
    setChosen(next);
  }
  function toggle(id: string, through = false) {
    const next = new Set(ids);
    const adds = !next.has(id);
    for (const each of through ? between(rows, last.current, id) : [id]) {
      if (adds) next.add(each);
      else next.delete(each);
    }
    last.current = id;
    choose(next);
  }
  return {
    ids,
    all,
    toggle,
    toggleAll: () => choose(new Set(ids.size < rows.length ? rows.map((row) => row.id) : [])),
    chooseAll: () => setWhole(question),
    clear: () => choose(new Set()),
  };
}

/** The ids from one row to another, whichever comes first. */
export function between(rows: Array<{ id: string }>, from: string | null, to: string): string[] {
  const ends = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  if (ends.some((end) => end < 0)) return [to];
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1).map((row) => row.id);
}
