import { useLocation } from "@tanstack/react-router";

/** What a line of a page has that its address may name behind `#`: the one that is meant comes into sight and says so. */
export function useMeant(id: string): { ref?: (line: HTMLElement | null) => void; "aria-current"?: "true" } {
  const hash = useLocation({ select: (location) => location.hash });
  return hash === id ? { ref: intoSight, "aria-current": "true" } : {};
}

// (The same function each time: it is called when the line comes, not whenever it is drawn again. Nearest: in the middle it would
// move the page around the panel too.)
const intoSight = (line: HTMLElement | null) => {
  if (line) requestAnimationFrame(() => line.scrollIntoView({ block: "nearest" }));
};
