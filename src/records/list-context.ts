import { type MouseEvent, createContext, useContext } from "react";
import type { Selection } from "./selection.ts";

/** What every row and card of a list needs of the list around it. */
export type ListSurroundings = {
  /** The record that is open in the panel. */
  openId: string | undefined;
  open: (id: string) => void;
  /** The address of a record, for new tabs and copied links. */
  hrefOf: (id: string) => string;
  /** Null where nothing can be done with many. */
  selection: Selection | null;
};

/** Holds the surroundings of the rows. */
export const ListContext = createContext<ListSurroundings | null>(null);

/** The surroundings of a row; only within a list. */
export function useList(): ListSurroundings {
  const list = useContext(ListContext);
  if (!list) throw new Error("useList outside of a list");
  return list;
}

/** Opens a record in the panel, unless the press asks the browser for a tab or a window. */
export function pressToOpen(list: ListSurroundings, id: string) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    list.open(id);
  };
}
