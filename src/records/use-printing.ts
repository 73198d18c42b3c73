import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** So many rows at most go on paper; an export has all of a longer list. */
export const most_printed = 5000;

type Loaded = { rows: number; hasMore: boolean; loadMore: () => void };

/**
 * Whether the page is being printed, so that all rows are to be drawn and not those in sight alone. Ctrl+P first fetches the rows that
 * are not there yet; a browser that is told to print by its menu does not wait for them.
 */
export function usePrinting({ rows, hasMore, loadMore }: Loaded): boolean {
  const [printing, print] = useState(false);
  const asked = useRef(false);
  const lacks = hasMore && rows < most_printed;
  useEffect(() => {
    if (!printing) return;
    if (lacks) loadMore();
    if (lacks || !asked.current) return;
    asked.current = false;
    requestAnimationFrame(() => window.print());
  }, [printing, lacks, rows, loadMore]);
  useEffect(() => listen(print), []);
  useEffect(() => {
    if (!lacks) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "p" || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      asked.current = true;
      print(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [lacks]);
  return printing;
}

/** Both ways in which browsers tell it: the first draws before they look, the second stays as long as paper is shown. */
function listen(print: (is: boolean) => void): () => void {
  const paper = window.matchMedia("print");
  const begin = () => flushSync(() => print(true));
  const end = () => print(false);
  const turn = () => print(paper.matches);
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  paper.addEventListener("change", turn);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    paper.removeEventListener("change", turn);
  };
}
