import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";
import { useAddress } from "../../records/address.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { cellWords, hours, isOver, weekLong } from "./heat-words.ts";
import { PersonTimeButton } from "./person-time-button.tsx";
import type { Loaded, Week } from "./portfolio-data.ts";

type Props = { who: Loaded; mondays: string[]; usual: number; index: number };

/** One person by weeks, what nobody has planned of their work, and how many hours a week they have. */
export function HeatRow({ who, mondays, usual, index }: Props) {
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className="sticky left-0 bg-ground pr-2 text-left font-normal">
        <span className="flex items-center gap-2">
          <Avatar id={who.id} name={who.name} kind="person" />
          <span className="truncate">{who.name}</span>
        </span>
      </th>
      {mondays.map((monday, nth) => (
        <Cell key={monday} {...{ who, monday }} week={who.weeks[nth] ?? nothing} first={index === 0 && nth === 0} />
      ))}
      <Unplanned who={who} />
      <td className="text-right whitespace-nowrap">
        <PersonTimeButton who={who} hours={hours(who.weekly_hours ?? usual)} />
      </td>
    </tr>
  );
}

const nothing: Week = [0, 0, 0, 0, 0, 0];

function Cell({ who, monday, week, first }: { who: Loaded; monday: string; week: Week; first: boolean }) {
  const [address, go] = useAddress();
  const [planned, capacity, away] = week;
  const [element, over] = useDropping(who.id, monday);
  const chosen = address["who"] === who.id && address["week"] === monday;
  const full = isOver(week);
  const free = planned < 0.5 && capacity < 0.5;
  const strength = capacity > 0 ? Math.min(1, planned / capacity) : 0;
  return (
    <td ref={element} className="p-0">
      <button
        type="button"
        tabIndex={chosen || (first && !address["week"]) ? 0 : -1}
        aria-pressed={chosen}
        aria-label={`${who.name}, ${weekLong(monday)}: ${cellWords(week)}`}
        title={cellWords(week)}
        onClick={() => go(chosen ? { who: null, week: null } : { who: who.id, week: monday }, { replace: true })}
        // The ink says how full a week is; so does its number, and an arrow where it is too full.
        style={full || free ? {} : { background: `color-mix(in srgb, var(--person) ${strength * 36}%, var(--sunken))` }}
        className={classNames(
          "h-7 w-full rounded-sm border text-center tabular-nums touch:h-10",
          full ? "border-bad/55 bg-bad-soft font-medium" : "border-transparent",
          free && "bg-[repeating-linear-gradient(135deg,var(--line)_0_3px,transparent_3px_7px)]",
          (chosen || over) && "outline-2 -outline-offset-2 outline-person",
        )}
      >
        {free ? (
          <span className="rounded-sm bg-ground px-0.5 text-ink-2">{away > 0 ? t("away") : "–"}</span>
        ) : (
          number(planned)
        )}
        {full && <span className="text-bad"> ▴</span>}
      </button>
    </td>
  );
}

const number = (planned: number) => (planned < 0.5 ? "–" : formatNumber(planned, 0));

/** What somebody has to do and nobody has said when. */
function Unplanned({ who }: { who: Loaded }) {
  const [address, go] = useAddress();
  const chosen = address["who"] === who.id && !address["week"];
  if (!who.unplanned) return <td className="text-center text-ink-3">–</td>;
  const words =
    who.unplanned === 1 ? t("1 task without a day") : t("{{count}} tasks without a day", { count: who.unplanned });
  return (
    <td className="p-0">
      <button
        type="button"
        tabIndex={chosen ? 0 : -1}
        aria-pressed={chosen}
        aria-label={`${who.name}: ${words}`}
        title={words}
        onClick={() => go(chosen ? { who: null } : { who: who.id, week: null }, { replace: true })}
        className={classNames(
          "h-7 w-full rounded-sm border border-dashed border-line text-center text-ink-2 tabular-nums touch:h-10",
          chosen && "outline-2 -outline-offset-2 outline-person",
        )}
      >
        {who.unplanned_hours ? hours(who.unplanned_hours) : who.unplanned}
      </button>
    </td>
  );
}

function useDropping(who: string, week: string) {
  const element = useRef<HTMLTableCellElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      getData: () => ({ who, week }),
      canDrop: ({ source }) => source.data["load"] !== undefined,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [who, week]);
  return [element, over] as const;
}
