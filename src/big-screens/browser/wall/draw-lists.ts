import { bar, el, hero } from "./element.ts";
import type { BoardTile, MeetingsTile, PipelineTile, WinsTile } from "./shown.ts";
import type { Formats } from "./wall-formats.ts";

const nothing = (text: string) => el("p", "wall-line wall-soft", text);
const notRated = (count: number, words: Formats["words"]) =>
  count > 0 ? [el("p", "wall-note", words.unrated(count))] : [];
const right = (text: string, tag = "td") => el(tag, "wall-number", text);

/** What was won today. */
export function drawWins({ count, worth, unrated, rows }: WinsTile, formats: Formats): HTMLElement[] {
  const { words, money, short, time, hidden } = formats;
  if (count === 0) return [hero(short(0), ""), nothing(words.no_wins)];
  const lines = rows.map(({ at, worth: amount, who, about }) =>
    el(
      "li",
      "",
      el("span", "wall-time", time(at)),
      el("span", "wall-grow", hidden ? words.somebody : (about ?? "–")),
      who && el("span", "wall-who", who),
      el("span", "wall-number", amount === null ? "–" : money(amount)),
    ),
  );
  return [
    hero(short(worth), words.deals(count, formats.number(count))),
    el("ul", "wall-list", ...lines),
    ...notRated(unrated, words),
  ];
}

/** Who did most in the month. */
export function drawBoard({ rows }: BoardTile, formats: Formats): HTMLElement[] {
  const { words, short, number } = formats;
  if (rows.length === 0) return [nothing(words.no_board)];
  const { columns } = words;
  const titles = [columns.deals, columns.worth, columns.activities].map((title) => right(title, "th"));
  const body = rows.map(({ who, deals, worth, activities }, index) =>
    el(
      "tr",
      "",
      el("td", "wall-place", String(index + 1)),
      el("td", "wall-grow", who ?? words.place(index + 1)),
      right(number(deals)),
      right(short(worth)),
      right(number(activities)),
    ),
  );
  const first = el("tr", "", el("td", "wall-place", ""), el("th", "wall-grow", columns.who), ...titles);
  return [el("table", "wall-table", el("thead", "", first), el("tbody", "", ...body))];
}

/** What is worked on, by stage. */
export function drawPipeline({ leads, worth, unrated, rows }: PipelineTile, formats: Formats): HTMLElement[] {
  const { words, short, number } = formats;
  const head = [hero(short(worth), words.leads(leads, number(leads)))];
  if (leads === 0) return [...head, nothing(words.no_pipeline)];
  const most = Math.max(...rows.map((row) => row.worth), 1);
  const lines = rows.map((row) =>
    el(
      "li",
      "",
      el("span", "wall-stage", words.stages[row.name] ?? row.name),
      el("span", "wall-grow", bar(row.worth / most)),
      el("span", "wall-count", number(row.leads)),
      el("span", "wall-number wall-amount", short(row.worth)),
    ),
  );
  return [...head, el("ul", "wall-list", ...lines), ...notRated(unrated, words)];
}

/** The calls, meetings and visits that come next. */
export function drawMeetings({ rows }: MeetingsTile, formats: Formats, now: string): HTMLElement[] {
  const { words, time, shortDay, isSameDay } = formats;
  if (rows.length === 0) return [nothing(words.no_meetings)];
  const lines = rows.map(({ kind, at, all_day, what, about, who }) => {
    const doing = what ?? words.kinds[kind];
    const more = [about && doing, who].filter(Boolean).join(" · ");
    const when = isSameDay(at, now) ? words.today : shortDay(at);
    return el(
      "li",
      "",
      el("span", "wall-when", el("b", "", all_day ? words.all_day : time(at)), el("span", "wall-soft", when)),
      el(
        "span",
        "wall-grow",
        el("span", "wall-cut", about ?? doing),
        el("span", "wall-cut wall-soft wall-below", more),
      ),
    );
  });
  return [el("ul", "wall-list wall-meetings", ...lines)];
}
