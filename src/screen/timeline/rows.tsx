import { ChevronDown, ChevronRight, Flag } from "lucide-react";
import type { RecordRow } from "../../records/record-client.ts";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Around } from "./head.tsx";
import { drawn, type Item, type Own } from "./parts.ts";
import { RecordLine } from "./record-line.tsx";
import { day_width, xOf } from "./scale.ts";
import type { Moving } from "./use-moving.ts";
import { head_height, row_height } from "./use-window.ts";

type Props<Row extends RecordRow> = Around & {
  items: Item<Row>[];
  own: Own<Row>;
  moving: Moving<Row>;
  onFold: (key: string) => void;
};

/** The lines that are in sight. */
export function Rows<Row extends RecordRow>(props: Props<Row>) {
  const { items, own, moving, onFold, scale, shown, names, words } = props;
  const width = names + scale.width;
  return (
    <div role="list" aria-label={t("Timeline view")}>
      {items.slice(shown.first, shown.last).map((item, index) => {
        const top = head_height + (shown.first + index) * row_height;
        const place = { top, width, height: row_height };
        if (item.kind === "record") {
          const pulled = moving.pulled?.id === item.key;
          return (
            <RecordLine
              key={item.key}
              {...{ own, scale, names, words, pulled, top, width }}
              row={item.row}
              reached={item.nth === 0}
              {...spanOf(moving, item.row)}
              may={moving.may(item.row)}
              pull={moving.pull as (row: RecordRow, grip: "whole" | "start" | "end", days: number) => void}
              drop={moving.drop}
              release={moving.release}
            />
          );
        }
        if (item.kind === "group") return <Group key={item.key} {...{ item, names, place, onFold, scale, words }} />;
        return <MilestoneLine key={item.key} {...{ item, place, names, scale, words }} />;
      })}
    </div>
  );
}

// (As two words, so that a line that did not move is not drawn again.)
const spanOf = <Row extends RecordRow>(moving: Moving<Row>, row: Row) => moving.spanOf(row);

type Place = { top: number; width: number; height: number };

function Group<Row extends RecordRow>({
  item: { key, name, count, folded, band },
  names,
  place,
  onFold,
  scale,
  words,
}: Pick<Around, "scale" | "words"> & {
  item: Extract<Item<Row>, { kind: "group" }>;
  names: number;
  place: Place;
  onFold: (key: string) => void;
}) {
  const Sign = folded ? ChevronRight : ChevronDown;
  const span = band && drawn(band);
  return (
    <div role="listitem" className="absolute left-0 border-b border-line-2 bg-sunken" style={place}>
      <button
        type="button"
        aria-expanded={!folded}
        onClick={() => onFold(key.slice("group ".length))}
        className={`sticky left-0 z-2 flex h-full items-center gap-2 bg-sunken pr-3 text-left focus-visible:-outline-offset-2 ${band ? "pl-6" : "pl-3"}`}
        style={{ width: names }}
      >
        <Sign aria-hidden className="flex-none text-ink-2" />
        <span className={`min-w-0 flex-1 truncate ${band ? "" : "font-medium"}`}>{name}</span>
        {span && <span className="sr-only">, {[span.from, span.to].map((day) => words.short(day)).join(" – ")}</span>}
        <span className="text-meta text-ink-3 tabular-nums">{formatNumber(count)}</span>
      </button>
      {span && <BandBar {...{ span, names, scale }} />}
    </div>
  );
}

/** From when to when a part of a group goes, as far as that lies within the days that are drawn. */
function BandBar({
  span,
  names,
  scale,
}: { span: { from: string; to: string }; names: number } & Pick<Around, "scale">) {
  const [start, end] = [xOf(scale, span.from), xOf(scale, span.to) + day_width[scale.zoom]].map((x) =>
    Math.min(scale.width, Math.max(0, x)),
  ) as [number, number];
  return (
    <span
      aria-hidden
      data-band
      className="absolute top-3 h-2 rounded-full bg-ink-3"
      style={{ left: names + start, width: end - start }}
    />
  );
}

function MilestoneLine<Row extends RecordRow>({
  item: { of },
  place,
  names,
  scale,
  words,
}: Pick<Around, "names" | "scale" | "words"> & { item: Extract<Item<Row>, { kind: "milestone" }>; place: Place }) {
  const left = names + xOf(scale, of.day) + day_width[scale.zoom] / 2 - 6;
  return (
    <div role="listitem" className="pointer-events-none absolute left-0 border-b border-line-2" style={place}>
      <span
        className="sticky left-0 z-2 flex h-full items-center gap-2 border-r border-line bg-ground px-3"
        style={{ width: names }}
      >
        <Flag aria-hidden className="flex-none text-ink-2" />
        <span className="truncate">{of.name}</span>
      </span>
      <span className="absolute top-0 flex h-full items-center gap-2.5 whitespace-nowrap" style={{ left }}>
        <span aria-hidden className={`size-2.5 rotate-45 ${of.reached ? "bg-good" : "bg-ink"}`} />
        <span className="text-meta text-ink-2">{words.short(of.day)}</span>
      </span>
    </div>
  );
}
