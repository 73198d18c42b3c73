import type { Shown } from "./shown.ts";

/** Which tile of several stands there, and whether it stays. */
export type At = { slide: number; paused: boolean };

/** Turns the tiles of a screen that shows one after the other; `draw` is called whenever another one is to be seen. */
export function openSlides(draw: (at: At) => void) {
  let shown: Pick<Shown, "layout" | "seconds" | "tiles"> | undefined;
  let [slide, paused] = [0, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    clearTimeout(timer);
    if (shown?.layout === "slides" && shown.tiles.length > 1 && !paused)
      timer = setTimeout(() => step(1), shown.seconds * 1000);
  };
  const step = (by: 1 | -1) => {
    const count = shown?.tiles.length ?? 1;
    slide = (slide + by + count) % count;
    draw({ slide, paused });
    turn();
  };
  return {
    /** Takes what is shown from now on. Where nothing of how it turns has changed, it goes on as it does. */
    take(told: Shown) {
      const begins = !shown || turnsOf(shown) !== turnsOf(told);
      shown = told;
      slide %= told.tiles.length;
      draw({ slide, paused });
      if (begins) turn();
    },
    step,
    pause: () => {
      paused = !paused;
      draw({ slide, paused });
      turn();
    },
    stop: () => clearTimeout(timer),
  };
}

const turnsOf = ({ layout, seconds, tiles }: Pick<Shown, "layout" | "seconds" | "tiles">) =>
  [layout, seconds, tiles.length].join();
