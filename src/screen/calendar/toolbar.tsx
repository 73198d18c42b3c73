import { ChevronLeft, ChevronRight } from "lucide-react";
import { useAddress } from "../../records/address.ts";
import { useKeyOf } from "../../keys/own-keys.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import { useScreen } from "../description.ts";
import { labelOf } from "../label.ts";
import { counted } from "../words.ts";
import type { DayWords } from "./day-words.ts";

type Props = {
  on: string[];
  /** What lies on such a day, a phrase, where the name of its column says only when. */
  called: { [column in string]?: string };
  column: string;
  words: DayWords;
  month: string;
  /** How many lie in the month, and how many have no day. */
  within: number | undefined;
  without: number;
  onMonth: (way: 1 | -1) => void;
  onToday: () => void;
  onWithout: () => void;
};

/** Which month it is and what lies in it; the way to others, to what has no day, and to another column. */
export function Toolbar(props: Props) {
  const { on, called, column, words, month, within, without, onMonth, onToday, onWithout } = props;
  const { described } = useScreen();
  const [, go] = useAddress();
  const options = on.map((value) => ({ value, label: called[value] ? t(called[value]) : labelOf(described, value) }));
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line px-2 py-1.5 tablet:px-3">
      <div className="flex items-center">
        <IconButton icon={ChevronLeft} label={t("Previous month")} onClick={() => onMonth(-1)} />
        <IconButton icon={ChevronRight} label={t("Next month")} onClick={() => onMonth(1)} />
      </div>
      <h2 aria-live="polite" className="text-head font-semibold first-letter:uppercase">
        {words.month(`${month}-01`)}
      </h2>
      <span className="text-meta text-ink-3 tabular-nums max-tablet:hidden">
        {within !== undefined && counted(described.entity, within)}
      </span>
      <Button size="small" {...useKeyOf("today")} onClick={onToday}>
        {t("Today")}
      </Button>
      <span className="flex-1" />
      {without > 0 && (
        <Button size="small" tone="quiet" onClick={onWithout}>
          {t("{{count}} without a date", { count: formatNumber(without) })}
        </Button>
      )}
      {on.length > 1 && (
        <SegmentedControl
          label={t("Calendar by")}
          value={column}
          options={options}
          onChange={(value) => go({ on: value === on[0] ? null : value, day: null })}
        />
      )}
    </div>
  );
}
