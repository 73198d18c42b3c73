import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../../ui/translate.ts";
import { type Block, blockKey, fromOf } from "./blocks.ts";
import { HoursBlock } from "./hours-block.tsx";
import { day_minutes, momentAt, hour_height, minute_height } from "./hours.ts";

type Props = {
  day: string;
  nth: number;
  head: ReactNode;
  blocks: Block[];
  team: boolean;
  /** Whether it is so narrow that an hour has no room beside words. */
  close: boolean;
  /** When the company works, in minutes of the day; null where it does not say. */
  worked: [from: number, till: number][] | null;
  off: string | undefined;
  /** The minute of now, on its day. */
  now: number | null;
  /** Which block the Tab key leads to. */
  reached: string;
  onReach: (block: string) => void;
  onAll: (day: string) => void;
  onPlan?: (at: string) => void;
};

/** One day beside others: its head and what has no hour stay in sight, its hours are below. */
export function HoursDay({ day, nth, head, blocks, worked, off, now, reached, onReach, onPlan, ...how }: Props) {
  const drawn = (block: Block) => {
    const key = blockKey(block);
    const places = { "data-nth": nth, "data-from": fromOf(block), tabIndex: key === reached ? 0 : -1 };
    return <HoursBlock key={key} {...{ block, places, ...how }} onFocus={() => onReach(key)} />;
  };
  const [dated, timed] = [blocks.filter(({ kind }) => kind === "day"), blocks.filter(({ kind }) => kind !== "day")];
  return (
    <li className="row-span-3 grid min-w-0 grid-rows-subgrid border-l border-line-2">
      <div
        className={classNames(
          "sticky top-0 z-20 flex h-10 items-center border-b bg-raised pl-2",
          now === null ? "border-line" : "border-person",
        )}
      >
        {head}
      </div>
      <div className="sticky top-10 z-20 min-h-7 border-b border-line bg-raised p-0.5">
        {off && <Off why={off} />}
        {dated.length > 0 && <ul className="flex max-h-28 flex-col gap-0.5 overflow-y-auto">{dated.map(drawn)}</ul>}
        {blocks.length === 0 && <p className="sr-only">{t("Nothing")}</p>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- A shorter way of the pointer's to what the button above does. */}
      <div
        className="relative"
        style={{ height: 24 * hour_height }}
        onClick={({ target, currentTarget, clientY }) => {
          if (target !== currentTarget) return;
          onPlan?.(momentAt(day, (clientY - currentTarget.getBoundingClientRect().top) / minute_height));
        }}
      >
        <Ground worked={worked} />
        {timed.length > 0 && <ul className="contents">{timed.map(drawn)}</ul>}
        {now !== null && <Now minute={now} />}
      </div>
    </li>
  );
}

function Off({ why }: { why: string }) {
  return (
    <p aria-hidden title={why} className="truncate rounded-sm bg-sunken px-1.5 text-meta/5.5 text-ink-3">
      {why}
    </p>
  );
}

/** The lines of the hours, and which of them are none of work. */
function Ground({ worked }: Pick<Props, "worked">) {
  const ends = [0, ...(worked ?? []).flat(), day_minutes];
  const free = worked
    ? Array.from({ length: ends.length / 2 }, (_, n) => [ends[2 * n] ?? 0, ends[2 * n + 1] ?? 0])
    : [];
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {free.map(([from = 0, till = 0]) => (
        <div
          key={from}
          className="absolute inset-x-0 bg-ground"
          style={{ top: from * minute_height, height: (till - from) * minute_height }}
        />
      ))}
      {Array.from({ length: 23 }, (_, hour) => (
        <div
          key={hour}
          className="absolute inset-x-0 border-t border-line-2"
          style={{ top: (hour + 1) * hour_height }}
        />
      ))}
    </div>
  );
}

/** (Its line lies below what is planned, whose words it would strike out.) */
function Now({ minute }: { minute: number }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 border-t-2 border-person"
      style={{ top: minute * minute_height - 1 }}
    >
      <span className="absolute -top-[5px] -left-1 z-10 size-2 rounded-full bg-person" />
    </div>
  );
}
