import { type RefObject, useEffect, useRef } from "react";
import { keepAwake } from "./wall/display.ts";
import type { Shown } from "./wall/shown.ts";
import { openWall, type Wall } from "./wall/wall.ts";
import { wallKey } from "./wall/wall-key.ts";

/** Shows within an element what is told. While the element has the whole display, that stays on, and keys turn the slides. */
export function useWall(root: RefObject<HTMLDivElement | null>, shown: Shown | undefined): RefObject<Wall | null> {
  const wall = useRef<Wall>(null);
  useEffect(() => {
    if (!root.current) return undefined;
    const opened = (wall.current = openWall(root.current));
    let letGo: (() => void) | undefined;
    const changed = () => {
      letGo?.();
      letGo = document.fullscreenElement ? keepAwake() : undefined;
    };
    const pressed = (event: KeyboardEvent) => {
      if (document.fullscreenElement) wallKey(event, opened);
    };
    document.addEventListener("fullscreenchange", changed);
    document.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("fullscreenchange", changed);
      document.removeEventListener("keydown", pressed);
      letGo?.();
      opened.stop();
    };
  }, [root]);
  useEffect(() => {
    if (shown) wall.current?.take(shown);
  }, [shown]);
  return wall;
}
