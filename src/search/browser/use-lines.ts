import { useCallback, useRef, useState } from "react";
import type { OptionGroup, SearchOption } from "./search-options.tsx";

/** The lines in sight, the marked one, and what keys do with them. */
export type Lines = {
  active: string | undefined;
  count: number;
  mark: (id: string) => void;
  move: (way: 1 | -1) => void;
  run: () => void;
  /** Says which lines are in sight; they keep the mark as long as the marked one is among them. */
  show: (groups: OptionGroup[]) => void;
};

/** Keeps which of the lines is marked: the first, until keys or the pointer choose another. */
export function useLines(): Lines {
  const options = useRef<SearchOption[]>([]);
  const [ids, setIds] = useState<string[]>([]);
  const [marked, mark] = useState<string>();
  const active = marked !== undefined && ids.includes(marked) ? marked : ids[0];
  const show = useCallback((groups: OptionGroup[]) => {
    options.current = groups.flatMap((group) => group.options);
    const next = options.current.map(({ id }) => id);
    setIds((old) => (old.join() === next.join() ? old : next));
  }, []);
  return {
    active,
    count: ids.length,
    mark,
    show,
    move: (way) => mark(ids.at((ids.indexOf(active ?? "") + way) % ids.length)),
    // Lines that have just come may be marked a moment later.
    run: () => (options.current.find(({ id }) => id === active) ?? options.current[0])?.run(),
  };
}
