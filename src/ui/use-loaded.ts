import { useEffect, useState } from "react";
import type { Late } from "./late.ts";

/**
 * Whether the scripts of all these parts are there, so that what holds them is drawn in one piece and nothing moves as one
 * comes; also where one cannot be had, which that part says itself. `parts` is the same list each time.
 */
export function useLoaded(parts: Pick<Late<never>, "load">[]): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    void Promise.allSettled(parts.map((part) => part.load())).then(() => setLoaded(true));
  }, [parts]);
  return loaded;
}
