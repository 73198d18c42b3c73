import { useEffect, useMemo, useRef, useState } from "react";
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
import { itemsOf, type Own, type Span } from "./parts.ts";
import { Rows } from "./rows.tsx";
import { dayAt, daysBetween, scaleOf, type Zoom, zooms } from "./scale.ts";
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
const no_relations: string[] = [];

/** Records along the time: a line each, its bar from one day to another, what follows what between them. */
export function TimelineView<Row extends RecordRow>(props: TimelineProps<Row>) {
  const { from, to, question, rights, include = no_relations, own = no_own as Own<Row>, onRows } = props;
  const { entity } = useScreen().described;
  const { locale } = useSession().person;
  const [address, go] = useAddress();
  const zoom = zooms.find((each) => each === address["on"]) ?? "days";
  const found = useSpans<Row>(entity, question, [from, to], include);
  const rows: Row[] = found.data?.rows ?? no_rows;
  useEffect(() => onRows?.(rows), [onRows, rows]);
  const today = todayHere();
  const spanOf = useMemo(() => spansBy<Row>(from, to), [from, to]);
  const scale = useMemo(
    () =>
      scaleOf(
        zoom,
        rows.flatMap((row) => Object.values(spanOf(row))).filter((day) => day !== null),
        today,
        firstOfWeek(locale),
      ),
    [zoom, rows, spanOf, today, locale],
  );
  const calendar = useCalendar(scale.first, dayAt(scale, scale.days));
  const [folded, fold] = useState<Set<string>>(new Set());
  const items = useMemo(() => itemsOf(rows, spanOf, own, folded), [rows, spanOf, own, folded]);
  const lines = useMemo(() => own.lines?.(calendar) ?? no_rows, [own, calendar]);
  const scroller = useRef<HTMLDivElement>(null);
  const names = useIsSmall() ? 148 : 360;
  const { shown, onScroll } = useWindow(scroller, scale, names);
  const moving = useMoving<Row>({ rows, own, spanOf, calendar, rights, columns: [from, to] });
  const keys = useTimelineKeys({ items, moving, scroller, scale });
  const words = useMemo(() => dayWords(locale), [locale]);
  const show = (day: string) =>
    scroller.current?.scrollTo({ left: Math.max(0, (daysBetween(scale.first, day) * scale.width) / scale.days - 56) });
  useBeginning(scroller, scale.first, zoom, found.isSuccess, () => show(today));
  if (found.error && !found.data) return <ListFailure error={found.error} />;
  const whole = { width: names + scale.width, height: head_height + items.length * row_height };
  const parts = { scale, shown, names, words, today };
  return (
    <section aria-label={t("Timeline")} className="flex min-h-0 flex-1 flex-col border-t border-line">
      <Toolbar
        {...{ zoom, moving, words }}
        shown={rows.length}
        count={found.count}
        without={found.without}
        note={own.note}
        onZoom={(to_zoom: Zoom) => go({ on: to_zoom === "days" ? null : to_zoom }, { replace: true })}
        onToday={() => show(today)}
      />
      <div
        ref={scroller}
        onScroll={onScroll}
        onKeyDown={keys.press}
        data-timeline
        className="relative min-h-0 flex-1 overflow-auto [contain:strict]"
      >
        <div className="relative" style={whole}>
          <Head {...parts} label={t(placeOf(entity)?.words.one ?? entity)} />
          <Shade {...parts} {...{ calendar }} />
          <Lines {...parts} {...{ items, moving }} lines={lines} />
          <Rows
            {...parts}
            {...{ items, moving, own }}
            onFold={(key) =>
              fold((now) => (now.has(key) ? new Set([...now].filter((each) => each !== key)) : new Set([...now, key])))
            }
          />
        </div>
      </div>
    </section>
  );
}

const spansBy =
  <Row extends RecordRow>(from: string, to: string) =>
  (row: Row): Span => ({ from: dayIn(columnOf(row, from)), to: dayIn(columnOf(row, to)) });

const dayIn = (value: unknown) => (typeof value === "string" ? value.slice(0, 10) : null);

/** Shows today when the timeline comes, and when another part of the time is seen at once. */
function useBeginning(
  scroller: { current: HTMLElement | null },
  first: string,
  zoom: Zoom,
  there: boolean,
  show: () => void,
): void {
  const done = useRef<Zoom | null>(null);
  useEffect(() => {
    if (!there || done.current === zoom || !scroller.current) return;
    done.current = zoom;
    show();
  }, [scroller, first, zoom, there, show]);
}
