import { memo, type PointerEvent, useRef } from "react";
import { placeOf } from "../../entities/places.ts";
import { pressToOpen, useList } from "../../records/list-context.ts";
import type { RecordRow } from "../../records/record-client.ts";
import { WaitingMark } from "../../records/waiting-mark.tsx";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../../ui/translate.ts";
import type { DayWords } from "../calendar/day-words.ts";
import { useScreen } from "../description.ts";
import { drawn, type Grip, type Milestone, type Own, type Tone } from "./parts.ts";
import { day_width, type Scale, xOf } from "./scale.ts";
import { row_height } from "./use-window.ts";

type Props = {
  row: RecordRow;
  own: Own<never>;
  scale: Scale;
  names: number;
  words: DayWords;
  top: number;
  width: number;
  from: string | null;
  to: string | null;
  /** Whether it is pulled now. */
  pulled: boolean;
  /** Whether it is on the way of the Tab key at once: the first is. */
  reached: boolean;
  may: boolean;
  pull: (row: RecordRow, grip: Grip, days: number) => void;
  drop: () => void;
  release: () => void;
};

/** One record: what it is called, and its bar. */
export const RecordLine = memo(function RecordLine(props: Props) {
  const { row, own, scale, names, words, top, width, from, to, reached, pulled } = props;
  const list = useList();
  const { entity } = useScreen().described;
  const name = placeOf(entity)?.line(row as never) ?? "";
  const said = own as unknown as Own<RecordRow>;
  const span = drawn({ from, to });
  const tone = said.tone?.(row) ?? "usual";
  const when = span ? [span.from, span.to].map((day) => words.short(day)).join(" – ") : "";
  const marks = said.marks?.(row) ?? [];
  return (
    <div
      role="listitem"
      className={classNames("absolute left-0 border-b border-line-2", list.openId === row.id && "bg-person-soft/60")}
      style={{ top, width, height: row_height }}
    >
      <a
        href={list.hrefOf(row.id)}
        data-bar={row.id}
        tabIndex={reached ? 0 : -1}
        onFocus={({ currentTarget }) => reach(currentTarget)}
        draggable={false}
        onClick={pressToOpen(list, row.id)}
        className="sticky left-0 z-2 flex h-full items-center gap-2 border-r border-line bg-ground px-3 hover:bg-sunken focus-visible:-outline-offset-2"
        style={{ width: names }}
      >
        {said.before?.(row)}
        <span className={classNames("min-w-0 flex-1 truncate", tone === "over" && "text-ink-3 line-through")}>
          {name}
        </span>
        {when && <span className="sr-only">, {when}</span>}
        {marks.length > 0 && <span className="sr-only">, {marks.map((mark) => dayOf(mark, words)).join(", ")}</span>}
        <WaitingMark id={row.id} />
        {said.behind?.(row)}
      </a>
      {span && <Bar {...props} {...{ name, when, span, pulled }} start={names + xOf(scale, span.from)} tone={tone} />}
      <Marks {...{ marks, scale, names, words }} />
    </div>
  );
});

// (The days that are drawn go by the records alone.)
const isWithin = (scale: Scale, day: string) => xOf(scale, day) >= 0 && xOf(scale, day) < scale.width;

/** The milestones on a record's line. */
function Marks({ marks, scale, names, words }: Pick<Props, "scale" | "names" | "words"> & { marks: Milestone[] }) {
  return marks
    .filter(({ day }) => isWithin(scale, day))
    .map((mark) => (
      <span
        key={mark.id}
        aria-hidden
        title={dayOf(mark, words)}
        className={classNames(
          "absolute top-5.5 z-1 size-2.5 rotate-45 ring-1 ring-ground",
          mark.reached ? "bg-good" : "bg-ink",
        )}
        style={{ left: names + xOf(scale, mark.day) + day_width[scale.zoom] / 2 - 5 }}
      />
    ));
}

const dayOf = ({ name, day }: Milestone, words: DayWords) => `${name} · ${words.short(day)}`;

/** The Tab key comes back to where one was. */
function reach(here: HTMLElement): void {
  for (const other of here.closest("[data-timeline]")?.querySelectorAll<HTMLElement>("[data-bar]") ?? [])
    other.tabIndex = other === here ? 0 : -1;
}

const looks: Record<Tone, string> = {
  usual: "border-person/60 bg-person-soft",
  over: "border-transparent bg-person/35",
  stuck: "border-bad/60 bg-bad-soft",
};

type BarProps = Props & {
  name: string;
  when: string;
  span: { from: string; to: string };
  start: number;
  tone: Tone;
};

function Bar({ row, name, when, span, start, tone, scale, may, pulled, pull, drop, release }: BarProps) {
  const list = useList();
  const day = day_width[scale.zoom];
  const length = Math.max(day, xOf(scale, span.to) + day - xOf(scale, span.from));
  const inside = length > name.length * 6.4 + 14;
  const drag = useDrag(row, day, may, { pull, drop, release });
  const look = classNames(bar, looks[tone], may && "cursor-grab active:cursor-grabbing", pulled && "z-3 shadow-float");
  return (
    <>
      {/* (The link beside it is what keys and readers have.) */}
      <div
        aria-hidden
        data-span={row.id}
        title={`${name} · ${when}`}
        {...drag.of("whole")}
        onClick={() => drag.wasPressed() && list.open(row.id)}
        className={look}
        style={{ left: start, width: length }}
      >
        {inside && <span className="truncate px-1.5">{name}</span>}
        {may && length >= 24 && <Grips {...drag} />}
      </div>
      {!inside && (
        <span aria-hidden className={beside} style={{ left: start + length }}>
          {name}
        </span>
      )}
    </>
  );
}

const bar = "absolute top-1.75 flex h-5 items-center rounded-sm border text-meta select-none";
const beside = "pointer-events-none absolute top-1.75 h-5 pl-2 text-meta/5 whitespace-nowrap text-ink-2";

/** The ends of a bar, by which one day alone is pulled. */
function Grips({ of }: Pick<ReturnType<typeof useDrag>, "of">) {
  return (["start", "end"] as const).map((grip) => (
    <span
      key={grip}
      data-grip={grip}
      {...of(grip)}
      title={grip === "start" ? t("Begins earlier or later") : t("Ends earlier or later")}
      className={`absolute inset-y-0 w-1.5 cursor-ew-resize ${grip === "start" ? "left-0" : "right-0"}`}
    />
  ));
}

type Pulling = Pick<Props, "pull" | "drop" | "release">;

/** Pulls a bar by the mouse or a pen, day by day; a finger scrolls. */
function useDrag(row: RecordRow, day: number, may: boolean, { pull, drop, release }: Pulling) {
  const from = useRef<number | null>(null);
  const moved = useRef(false);
  const of = (grip: Grip) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      moved.current = false;
      if (!may || event.pointerType === "touch" || event.button !== 0) return;
      event.stopPropagation();
      from.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (from.current === null) return;
      moved.current ||= Math.abs(clientX - from.current) > 4;
      if (moved.current) pull(row, grip, Math.round((clientX - from.current) / day));
    },
    onPointerUp() {
      if (from.current === null) return;
      from.current = null;
      if (moved.current) drop();
    },
    onPointerCancel() {
      from.current = null;
      release();
    },
  });
  return { of, wasPressed: () => !moved.current };
}
