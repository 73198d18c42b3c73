import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { placeOf } from "../../entities/places.ts";
import { useAddress } from "../../records/address.ts";
import type { LayoutProps } from "../../records/list-description.ts";
import { ListFailure } from "../../records/list-failure.tsx";
import { columnOf, type RecordRow } from "../../records/record-client.ts";
import { useIsSmall } from "../../ui/media-query.ts";
import { t } from "../../ui/translate.ts";
import { dayWords } from "../calendar/day-words.ts";
import { firstOfWeek, todayHere } from "../calendar/days.ts";
import { useScreen } from "../description.ts";
import { Head } from "./head.tsx";
import { Lines } from "./lines.tsx";
import { itemsOf, type Line, type Own, type Span } from "./parts.ts";
import { Rows } from "./rows.tsx";
import { dayAt, type Scale, scaleOf, xOf, type Zoom, zooms } from "./scale.ts";
import { Shade } from "./shade.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useCalendar } from "./use-calendar.ts";
import { useMoving } from "./use-moving.ts";
import { useSpans } from "./use-spans.ts";
import { useTimelineKeys } from "./use-timeline-keys.ts";
import { head_height, row_height, useWindow } from "./use-window.ts";

export type TimelineProps<Row extends RecordRow> = LayoutProps & {
  /** The columns of its first and its last day. */
  from: string;
  to: string;
  include?: string[];
  /** What the entity adds, of the rows that have come. */
  own?: Own<Row>;
  onRows?: (rows: Row[]) => void;
};

const no_own = {};
const no_rows: never[] = [];
const no_lines: Line[] = [];
const no_relations: string[] = [];

/** Records along the time: a line each, its bar from one day to another, what follows what between them. */
export function TimelineView<Row extends RecordRow>(props: TimelineProps<Row>) {
  const { from, to, question, include = no_relations, onRows } = props;
  const { entity } = useScreen().described;
  const found = useSpans<Row>(entity, question, [from, to], include);
  const rows: Row[] = found.data?.data ?? no_rows;
  useEffect(() => onRows?.(rows), [onRows, rows]);
  if (found.error && !found.data) return <ListFailure error={found.error} />;
  return <Drawn {...props} {...{ rows }} there={found.isSuccess} count={found.count} without={found.without} />;
}

type DrawnProps<Row extends RecordRow> = TimelineProps<Row> & {
  rows: Row[];
  there: boolean;
  count: number | undefined;
  without: number;
};

function Drawn<Row extends RecordRow>(props: DrawnProps<Row>) {
  const { rows, there, count, without, own = no_own as Own<Row> } = props;
  const { entity } = useScreen().described;
  const [, go] = useAddress();
  const scroller = useRef<HTMLDivElement>(null);
  const names = useIsSmall() ? 148 : 360;
  const time = useTime(props);
  const { scale, today, words } = time;
  const { items, fold } = useItems(rows, own, time.spanOf);
  const lines = useMemo(() => own.lines?.(time.calendar) ?? no_lines, [own, time.calendar]);
  const { shown, onScroll } = useWindow(scroller, scale, names);
  const moving = useMoving<Row>({ ...props, ...time, own, columns: [props.from, props.to] });
  const { press } = useTimelineKeys({ items, moving, scroller, scale });
  const show = useShowing(scroller, scale, today, there);
  const parts = { scale, shown, names, words, today };
  const whole = { width: names + scale.width, height: head_height + items.length * row_height };
  return (
    <section aria-label={t("Timeline view")} className="flex min-h-0 flex-1 flex-col border-t border-line">
      <Toolbar
        {...{ moving, words, count, without }}
        zoom={scale.zoom}
        shown={rows.length}
        note={own.note}
        onZoom={(zoom) => go({ on: zoom === "days" ? null : zoom }, { replace: true })}
        onToday={() => show(today)}
      />
      <div ref={scroller} {...{ onScroll }} onKeyDown={press} data-timeline className={box}>
        <div className="relative" style={whole}>
          <Head {...parts} label={t(placeOf(entity)?.words.one ?? entity)} />
          <Shade {...parts} calendar={time.calendar} />
          <Lines {...parts} {...{ items, moving, lines }} />
          <Rows {...parts} {...{ items, moving, own }} onFold={fold} />
        </div>
      </div>
    </section>
  );
}

const box = "relative min-h-0 flex-1 overflow-auto [contain:strict]";

/** The days that a timeline has, in the reader's words, and which of them are worked. */
function useTime<Row extends RecordRow>({ rows, from, to }: DrawnProps<Row>) {
  const { locale } = useSession().person;
  const [address] = useAddress();
  const zoom = zooms.find((each) => each === address["on"]) ?? "days";
  const today = todayHere();
  const spanOf = useMemo(() => spansBy<Row>(from, to), [from, to]);
  const scale = useMemo(() => {
    const days = rows.flatMap((row) => Object.values(spanOf(row))).filter((day) => day !== null);
    return scaleOf(zoom, days, today, firstOfWeek(locale));
  }, [zoom, rows, spanOf, today, locale]);
  const calendar = useCalendar(scale.first, dayAt(scale, scale.days));
  const words = useMemo(() => dayWords(locale), [locale]);
  return { spanOf, scale, calendar, words, today };
}

/** The lines, and how groups of them are folded. */
function useItems<Row extends RecordRow>(rows: Row[], own: Own<Row>, spanOf: (row: Row) => Span) {
  const [folded, set] = useState<Set<string>>(new Set());
  const items = useMemo(() => itemsOf(rows, spanOf, own, folded), [rows, spanOf, own, folded]);
  const fold = (key: string) =>
    set((now) => new Set(now.has(key) ? [...now].filter((each) => each !== key) : [...now, key]));
  return { items, fold };
}

const spansBy =
  <Row extends RecordRow>(from: string, to: string) =>
  (row: Row): Span => ({ from: dayIn(columnOf(row, from)), to: dayIn(columnOf(row, to)) });

const dayIn = (value: unknown) => (typeof value === "string" ? value.slice(0, 10) : null);

/** Shows a day; today when the timeline comes, and when another part of the time is seen at once. */
function useShowing(scroller: RefObject<HTMLElement | null>, scale: Scale, today: string, there: boolean) {
  const done = useRef<Zoom | null>(null);
  const show = (day: string) =>
    scroller.current?.scrollTo({ left: Math.max(0, xOf(scale, day) - (scale.zoom === "days" ? 56 : 240)) });
  useEffect(() => {
    if (!there || done.current === scale.zoom) return;
    done.current = scale.zoom;
    show(today);
  });
  return show;
}
