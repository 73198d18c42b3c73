import { bar, el, hero, svg } from "./element.ts";
import type { TargetTile } from "./shown.ts";
import type { Formats } from "./wall-formats.ts";

/** What was won in the quarter against its target, and how it grew. */
export function drawTarget(tile: TargetTile, formats: Formats): HTMLElement[] {
  const { words, money, short } = formats;
  const { won, target, by_now, deals, unrated } = tile;
  const against =
    target && target > 0
      ? [
          bar(won / target, (by_now ?? 0) / target),
          el(
            "p",
            "wall-line",
            words.share(formats.share(won / target), money(target)),
            el("b", won >= (by_now ?? 0) ? "wall-good" : "wall-bad", paceOf(won - (by_now ?? 0), formats)),
          ),
        ]
      : [el("p", "wall-line wall-soft", words.no_target)];
  return [
    hero(short(won), words.deals(deals, formats.number(deals))),
    ...against,
    burnUp(tile, formats),
    ...(unrated > 0 ? [el("p", "wall-note", words.unrated(unrated))] : []),
  ];
}

const paceOf = (off: number, { words, money }: Formats) =>
  off >= 0 ? words.ahead(money(off)) : words.behind(money(-off));

const day_ms = 86_400_000;
const [width, height] = [400, 120];

/** The days of the quarter from left to right: the straight way to the target, and what was won up to today. */
function burnUp({ from, until, today, won, target, line }: TargetTile, { words, date }: Formats): HTMLElement {
  const days = (Date.parse(until) - Date.parse(from)) / day_ms + 1;
  const most = Math.max(won, target ?? 0) * 1.05 || 1;
  const x = (day: string) => (((Date.parse(day) - Date.parse(from)) / day_ms + 1) / days) * width;
  const y = (worth: number) => height - (worth / most) * height;
  let path = `M0 ${height}`;
  for (const [day, worth] of line) path += ` H${round(x(day))} V${round(y(worth))}`;
  path += ` H${round(x(today))}`;
  const drawn = svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", role: "img", "aria-label": words.line },
    ...(target ? [svg("path", { class: "wall-way", d: `M0 ${height} L${width} ${round(y(target))}` })] : []),
    svg("path", { class: "wall-won", d: path }),
  );
  const ends = el("p", "wall-ends", el("span", "", date(from)), el("span", "", date(until)));
  const figure = el("div", "wall-burn", ends);
  figure.prepend(drawn);
  return figure;
}

const round = (value: number) => Math.round(value * 10) / 10;
