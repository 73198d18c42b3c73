import { accentOf } from "../../../company/accent.ts";
import { openCelebration } from "./celebration.ts";
import { drawTile, fit } from "./draw-tile.ts";
import { el } from "./element.ts";
import type { Shown } from "./shown.ts";
import { type At, openSlides } from "./slides.ts";
import { type Formats, formatsOf } from "./wall-formats.ts";

/** A wall that shows what it is told, and only that. */
export type Wall = {
  /** Takes what is shown from now on; what is older than what it knows is left out until that is old, too. */
  take: (shown: Shown) => void;
  /** Another slide, and no other by itself for a while. */
  step: (by: 1 | -1) => void;
  /** Stands still, or goes on. */
  pause: () => void;
  stop: () => void;
};

/** After so long without an answer numbers are old. */
export const stale_ms = 60_000;
const clock_ms = 5000;
const shift_ms = 180_000;
// Around the middle, so that no edge stands on the same points of a display for long.
const shifts = [0, 1, 2, 2, 2, 1, 0, -1, -2, -2, -2, -1];
const shift_px = 4;

/** Shows a big screen within an element: slides in turn or all at once, the time, moments, and since when it is old. */
export function openWall(root: HTMLElement): Wall {
  const frame = frameIn(root);
  const celebration = openCelebration(root);
  let shown: Shown | undefined;
  let stale: ReturnType<typeof setTimeout> | undefined;
  const slides = openSlides((at) => shown && drawFrame(frame, shown, formatsOf(shown), at));
  const clock = setInterval(() => shown && (frame.clock.textContent = clockWord(formatsOf(shown))), clock_ms);
  const stand = moving(frame.whole);
  return {
    take(told) {
      // (Once it is old anything that comes is newer, also where the clock of the server was set back.)
      if (shown && frame.stale.hidden && Date.parse(told.at) < Date.parse(shown.at)) return;
      shown = told;
      look(root, told);
      slides.take(told);
      frame.stale.hidden = true;
      root.classList.remove("wall-old");
      celebration.take(told, formatsOf(told));
      clearTimeout(stale);
      stale = setTimeout(() => sayStale(root, frame, told, formatsOf(told)), stale_ms);
    },
    step: slides.step,
    pause: slides.pause,
    stop() {
      clearTimeout(stale);
      clearInterval(clock);
      for (const end of [stand, slides.stop, celebration.stop]) end();
      root.replaceChildren();
    },
  };
}

/** Moves what is shown by some points from time to time, so that nothing is burnt into a display; answers how to end it. */
function moving(element: HTMLElement): () => void {
  let moved = 0;
  const at = (index: number) => (shifts[index % shifts.length] ?? 0) * shift_px;
  const timer = setInterval(() => {
    moved = (moved + 1) % shifts.length;
    element.style.translate = `${at(moved)}px ${at(moved + 3)}px`;
  }, shift_ms);
  return () => clearInterval(timer);
}

function sayStale(root: HTMLElement, frame: Frame, { at }: Shown, { words, time }: Formats): void {
  frame.stale.textContent = words.stale(time(at));
  frame.stale.hidden = false;
  root.classList.add("wall-old");
}

const clockWord = ({ time, day }: Formats) => `${day(new Date())} · ${time(new Date())}`;

type Frame = Record<"whole" | "title" | "clock" | "stale" | "body" | "dots", HTMLElement>;

function frameIn(root: HTMLElement): Frame {
  const [title, clock] = [el("h1", "wall-name"), el("p", "wall-clock")];
  const [stale, body, dots] = [el("p", "wall-stale"), el("div", "wall-body"), el("div", "wall-dots")];
  stale.hidden = true;
  stale.setAttribute("role", "alert");
  const whole = el("div", "wall-whole", el("header", "wall-head", title, stale, clock), body, dots);
  root.replaceChildren(whole);
  return { whole, title, clock, stale, body, dots };
}

function drawFrame(frame: Frame, shown: Shown, formats: Formats, { slide, paused }: At): void {
  const { name, team, company, tiles, layout, at } = shown;
  frame.title.textContent = [company.name, name, team].filter(Boolean).join(" · ");
  frame.clock.textContent = clockWord(formats);
  const slides = layout === "slides";
  const those = slides ? tiles.slice(slide, slide + 1) : tiles;
  frame.body.className = slides ? "wall-body wall-slide" : `wall-body wall-grid wall-grid-${tiles.length}`;
  const drawn = those.map((tile) => drawTile(tile, formats, at));
  frame.body.replaceChildren(...drawn);
  const dots = slides && tiles.length > 1 ? tiles.map((_, index) => el("i", index === slide ? "wall-here" : "")) : [];
  frame.dots.replaceChildren(...dots, ...(paused ? [el("span", "wall-paused", formats.words.paused)] : []));
  for (const tile of drawn) fit(tile, formats);
}

/** Its theme and the company's colour. (Set by script, which a content policy allows where it allows no style in markup.) */
function look(root: HTMLElement, { theme, language, company: { accent } }: Shown): void {
  root.lang = language === "french" ? "fr" : "en";
  root.classList.remove("light", "dark");
  root.classList.add("wall", theme);
  const tint = accent ? accentOf(accent)[theme] : undefined;
  for (const [name, value] of [
    ["--person", tint?.ground],
    ["--on-person", tint?.ink],
  ] as const)
    if (value) root.style.setProperty(name, value);
    else root.style.removeProperty(name);
}
