import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { wayTo } from "../../entities/places.ts";
import { when } from "../../records/due.ts";
import { namesTold } from "../../records/names-told.ts";
import { useNames } from "../../records/names.ts";
import { PageLink } from "../../records/page-link.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { classNames } from "../../ui/class-names.ts";
import { formatNumber } from "../../ui/format.ts";
import { formatTime } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import type { Block } from "./blocks.ts";
import { least_minutes, minute_height, type Placed } from "./hours.ts";
import type { WeekActivity } from "./use-week.ts";

type Props = {
  block: Block;
  team: boolean;
  close: boolean;
  /** Where it stands, for the arrows. */
  places: { "data-nth": number; "data-from": number; tabIndex: number };
  onFocus: () => void;
  onAll: (day: string) => void;
};

/** What stands in a week's hours, a way to its record; or how many more there are, and the way to all of them. */
export function HoursBlock({ block, team, close, places, onFocus, onAll }: Props) {
  if (block.kind === "day")
    return (
      <li>
        <Told activity={block.of} {...{ team, close, places, onFocus }} lines={1} className="block h-5.5" />
      </li>
    );
  const place =
    block.kind === "piece" ? block.piece : { ...block.more, lane: block.more.lanes - 1, wide: 1, counted: true };
  const height = Math.max(place.till - place.from, least_minutes) * minute_height - 2;
  const style = { top: place.from * minute_height + 1, height, ...across(place) };
  return (
    <li className="absolute z-1" {...{ style }}>
      {block.kind === "piece" ? (
        <Told
          activity={block.piece.of}
          {...{ team, close, places, onFocus }}
          lines={Math.max(1, Math.floor((height - 4) / 16))}
          share={place.wide / place.lanes}
          className="block h-full"
        />
      ) : (
        <button
          type="button"
          {...{ ...places, onFocus }}
          aria-label={t("{{count}} more", { count: formatNumber(block.more.count) })}
          className="grid size-full place-items-center rounded-sm border border-line bg-raised text-meta text-ink-2 tabular-nums hover:border-control"
          onClick={() => onAll(block.day)}
        >
          {`+${formatNumber(block.more.count)}`}
        </button>
      )}
    </li>
  );
}

/** From where to where in its day: a count is as wide as its figures, and leaves the rest to what is told by words. */
function across({ lane, wide, lanes, counted }: Pick<Placed<unknown>, "lane" | "wide" | "lanes" | "counted">) {
  const edge = (at: number): string => {
    if (at === lanes) return "100%";
    return counted ? `(100% - 34px) * ${at / (lanes - 1)}` : `100% * ${at / lanes}`;
  };
  return { left: `calc(${edge(lane)} + 1px)`, right: `calc(100% - ${edge(lane + wide)} + 2px)` };
}

type ToldProps = Pick<Props, "team" | "close" | "places" | "onFocus"> & {
  activity: WeekActivity;
  /** How many lines there is room for. */
  lines: number;
  /** How much of a day's width. */
  share?: number;
  className: string;
};

function Told({ activity, team, close, places, onFocus, lines, share = 1, className }: ToldProps) {
  const nameOf = useNames();
  const { at, kind, subject, about, state, owner_id } = activity;
  const done = state === "done";
  const hour = at && places["data-from"] >= 0 ? formatTime(at) : "";
  const who = team ? nameOf(owner_id ?? "") : undefined;
  const contacts = namesTold(activity.contact_ids, activity.contacts).join(", ");
  const told = [hour, subject, choiceWord(kind), about, who, contacts, done && t("Done")];
  const title = told.filter(Boolean).join(" · ");
  const narrow = share < 1 || close;
  const marked = done && share >= (close ? 1 : 0.5);
  const late = !done && at !== null && when(at).late;
  const look = classNames(className, lookOf({ done, late, narrow, share, lines }));
  // What has no subject is told apart by whom it is about: of its kind there are many in a day.
  const kinded = !subject && !!about;
  const further = [kinded ? choiceWord(kind) : about, who, contacts && t("with {{names}}", { names: contacts })];
  return (
    <Way {...{ activity, title, places, onFocus, look }}>
      <span className="block truncate">
        {/* (In the narrowest that it is drawn as a line says it.) */}
        {done && !marked && <span className="sr-only">{t("Done")}</span>}
        {marked && <Check aria-label={t("Done")} className="mr-1 inline size-3! text-good" />}
        {/* (Where there is no room for it, it stands where its hour is.) */}
        {hour && (
          <time className={narrow ? "sr-only" : classNames("mr-1 tabular-nums", late ? "text-bad" : "text-ink-2")}>
            {hour}
          </time>
        )}{" "}
        <span className="font-medium">{subject ?? about ?? choiceWord(kind)}</span>
      </span>
      {further.filter(Boolean).map((line, nth) => (
        <span key={line} className={nth + 1 < lines ? "block truncate text-ink-2" : "sr-only"}>
          {line}
        </span>
      ))}
    </Way>
  );
}

type Look = { done: boolean; late: boolean; narrow: boolean; share: number; lines: number };

function lookOf({ done, late, narrow, share, lines }: Look): string {
  return classNames(
    "overflow-hidden rounded-sm border text-meta focus-visible:-outline-offset-2",
    done ? "border-line bg-raised text-ink-2" : "border-transparent bg-person-soft text-ink",
    share < 0.5 ? "px-1" : "px-1.5",
    late && narrow && "border-l-2 border-l-bad",
    lines > 1 ? "py-0.5" : "leading-5",
  );
}

type WayProps = Pick<ToldProps, "activity" | "places" | "onFocus"> & {
  title: string;
  look: string;
  children: ReactNode;
};

/** The way to the record that it belongs to, where there is one. */
function Way({ activity, title, places, onFocus, look, children }: WayProps) {
  const [to, search] = wayTo("activities", activity) ?? [];
  if (!to)
    return (
      <div className={look} {...{ title }}>
        {children}
      </div>
    );
  const pressed = activity.state === "done" ? "hover:border-control" : "hover:border-person";
  return (
    <PageLink {...{ to, title, ...places, onFocus }} search={search ?? {}} className={classNames(look, pressed)}>
      {children}
    </PageLink>
  );
}
