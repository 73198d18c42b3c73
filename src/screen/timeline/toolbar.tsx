import { useKeyOf } from "../../keys/own-keys.ts";
import { useKeys } from "../../keys/use-keys.ts";
import { placeOf } from "../../entities/places.ts";
import type { RecordRow } from "../../records/record-client.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { DayWords } from "../calendar/day-words.ts";
import { useScreen } from "../description.ts";
import { counted } from "../words.ts";
import { drawn } from "./parts.ts";
import { type Zoom, zooms } from "./scale.ts";
import type { Moving } from "./use-moving.ts";

type Props<Row extends RecordRow> = {
  zoom: Zoom;
  moving: Moving<Row>;
  words: DayWords;
  shown: number;
  count: number | undefined;
  without: number;
  note: string | undefined;
  onZoom: (zoom: Zoom) => void;
  onToday: () => void;
};

const zoom_words: Record<Zoom, string> = { days: phrase("Days"), weeks: phrase("Weeks"), months: phrase("Months") };

/** How many records lie in the timeline, how much of the time is seen, and what is moved at this moment. */
export function Toolbar<Row extends RecordRow>(props: Props<Row>) {
  const { zoom, moving, words, shown, count, without, note, onZoom, onToday } = props;
  const { entity } = useScreen().described;
  useKeys([{ of: "today", label: t("Show today in the timeline"), act: onToday }]);
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-2 py-1.5 tablet:px-3">
      <Button size="small" {...useKeyOf("today")} onClick={onToday}>
        {t("Today")}
      </Button>
      <span className="text-meta text-ink-3 tabular-nums">
        {count !== undefined && count > shown && shown > 0
          ? t("The {{shown}} of {{count}} that end last; filters find the others.", {
              shown: formatNumber(shown),
              count: formatNumber(count),
            })
          : counted(entity, shown)}
        {without > 0 && ` · ${t("{{count}} without a date", { count: formatNumber(without) })}`}
      </span>
      <p role="status" className="min-w-0 flex-1 truncate text-meta text-ink-2">
        {sayMoved(moving, words, entity) ?? <span className="text-ink-3 max-tablet:hidden">{note}</span>}
      </p>
      <SegmentedControl
        label={t("Shown at once")}
        value={zoom}
        options={zooms.map((value) => ({ value, label: t(zoom_words[value]) }))}
        onChange={onZoom}
      />
    </div>
  );
}

/** What is pulled, to when, and how many follow: seen, and heard by whoever moves it by keys. */
function sayMoved<Row extends RecordRow>({ pulled }: Moving<Row>, words: DayWords, entity: string): string | undefined {
  const span = pulled && drawn(pulled.span);
  if (!pulled || !span) return undefined;
  const name = placeOf(entity)?.line(pulled.row as never) ?? "";
  const days = { name, from: words.short(span.from), to: words.short(span.to), count: formatNumber(pulled.follow) };
  if (pulled.follow === 0) return t("{{name}}: {{from}} – {{to}}. Enter moves it, Escape leaves it.", days);
  return t("{{name}}: {{from}} – {{to}}, and {{count}} that follow. Enter shows them, Escape leaves it.", days);
}
