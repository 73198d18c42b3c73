import { todayHere } from "../../screen/calendar/days.ts";
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useAddress } from "../../records/address.ts";
import { dayAfter } from "../../records/date-spans.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { useIsSmall } from "../../ui/media-query.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { failureSentence } from "../../records/failure.ts";
import { HeatRow } from "./heat-row.tsx";
import { isOver, weekLong, weekShort } from "./heat-words.ts";
import type { Load } from "./move-work.ts";
import { useMoving } from "./move-work.ts";
import { useTeams } from "./use-teams.ts";
import { useWorkload, type Workload } from "./portfolio-data.ts";
import { WeekWork } from "./week-work.tsx";

const few = 25;
// The server tells of one more, so that one knows.
const most = 250;

/** Who has time: people by weeks, with what is planned of what they have. A cell opens the work behind it, which is moved from there. */
export default function HeatMap() {
  const [address, go] = useAddress();
  const small = useIsSmall();
  const weeks = Number(address["weeks"] ?? (small ? 4 : 12));
  const team = address["team"];
  const { data, error } = useWorkload(todayHere(), [4, 8, 12].includes(weeks) ? weeks : 12, team);
  const people = data?.people.slice(0, most) ?? [];
  const mondays = data ? (data.people[0]?.weeks ?? []).map((_, nth) => dayAfter(data.from, nth * 7)) : [];
  const open = people.find(({ id }) => id === address["who"]);
  return (
    <section aria-label={t("Who has time")} className="flex flex-col gap-2 pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4">
        <h2 className="text-head font-semibold">{t("Who has time")}</h2>
        <p className="min-w-0 flex-1 text-meta text-ink-3 max-tablet:basis-full">{said(people, mondays)}</p>
        <TeamChoice value={team} />
        <SegmentedControl
          label={t("Weeks")}
          value={String(weeks)}
          options={["4", "8", "12"].map((value) => ({ value, label: t("{{count}} weeks", { count: value }) }))}
          onChange={(value) => go({ weeks: value }, { replace: true })}
        />
      </div>
      {error && !data && <p className="px-4 text-ink-2">{failureSentence(error)}</p>}
      {!data && !error && <Skeleton className="mx-4 h-24" />}
      {data && (
        <div className="grid items-start desktop:grid-cols-[minmax(0,1fr)_auto]">
          <Grid key={team} {...{ people, mondays, data }} />
          {open && (
            <WeekWork key={`${open.id} ${address["week"]}`} who={open} week={address["week"]} {...{ data, mondays }} />
          )}
        </div>
      )}
      <p className="px-4 text-meta text-ink-3">{t(rule)}</p>
    </section>
  );
}

const rule = phrase(
  "Hours that are left of open tasks (their estimate without the time spent on them), spread over the working days from today or their start to their due day (with a due day alone the seven days before it, what is late on today), against hours of work without days off and absences. Of a task with subtasks these count.",
);

type Props = { people: Workload["people"]; mondays: string[]; data: Workload };

function Grid({ people, mondays, data }: Props) {
  const [shown, setShown] = useState(few);
  const rows = people.slice(0, shown);
  const grid = useRef<HTMLTableElement>(null);
  useDrops(data, mondays);
  return (
    <div className="min-w-0 overflow-x-auto px-4 pb-1">
      <table
        ref={grid}
        onKeyDown={moveFocus}
        aria-label={t("Who has time")}
        className="w-full border-separate border-spacing-0.5 text-meta"
      >
        <Head mondays={mondays} />
        <tbody>
          {rows.map((who, index) => (
            <HeatRow key={who.id} {...{ who, mondays }} usual={data.hours} first={index === 0} />
          ))}
        </tbody>
      </table>
      {people.length > shown && (
        <Button size="small" className="mt-2" onClick={() => setShown(shown + 50)}>
          {t("Show more of {{count}} people", { count: formatNumber(people.length) })}
        </Button>
      )}
      {data.people.length > most && (
        <p className="pt-1 text-ink-2">{t("There are more than {{count}} people: choose a team.", { count: most })}</p>
      )}
      {people.length === 0 && <p className="text-ink-3">{t("Nobody works in this team.")}</p>}
    </div>
  );
}

function Head({ mondays }: Pick<Props, "mondays">) {
  return (
    <thead>
      <tr className="text-ink-3">
        <th scope="col" className="sticky left-0 z-10 min-w-36 bg-ground text-left font-normal">
          <span className="sr-only">{t("Person")}</span>
        </th>
        {mondays.map((monday) => (
          <th key={monday} scope="col" className="min-w-11 py-0.5 font-normal tabular-nums" title={weekLong(monday)}>
            <span aria-hidden>{weekShort(monday)}</span>
            <span className="sr-only">{weekLong(monday)}</span>
          </th>
        ))}
        <th scope="col" className="min-w-16 font-normal whitespace-nowrap">
          {t("not planned")}
        </th>
        <th scope="col" className="min-w-14 pl-2 text-right font-normal whitespace-nowrap">
          {t("a week")}
        </th>
      </tr>
    </thead>
  );
}

/** Arrows go from cell to cell; one of them all is reached by Tab. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = (event.target as HTMLElement).closest("td");
  const row = cell?.parentElement as HTMLTableRowElement | undefined;
  if (!cell || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const cells = [...row.cells];
  const at = cells.indexOf(cell);
  const body = row.parentElement as HTMLTableSectionElement;
  const down = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
  const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
  if (down === 0 && along === 0) return;
  const next = body.rows[row.sectionRowIndex + down]?.cells[at + along]?.querySelector<HTMLElement>("button");
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What is dropped on a cell goes to that person in that week. */
function useDrops(data: Workload, mondays: string[]): void {
  const move = useMoving();
  const latest = useRef({ data, mondays, move });
  useEffect(() => {
    latest.current = { data, mondays, move };
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const load = source.data["load"] as Load | undefined;
          const { who, week } = location.current.dropTargets[0]?.data ?? {};
          const to = latest.current.data.people.find(({ id }) => id === who);
          if (load && to && typeof week === "string") void latest.current.move(load, { who: to, week });
        },
      }),
    [],
  );
}

function TeamChoice({ value }: { value: string | undefined }) {
  const [, go] = useAddress();
  const teams = useTeams();
  if (teams.length === 0) return null;
  return (
    <Select
      aria-label={t("Team")}
      value={value ?? ""}
      options={[{ value: "", label: t("All teams") }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ target }) => go({ team: target.value || null }, { replace: true })}
    />
  );
}

/** In which week most have too much. */
function said(people: Workload["people"], mondays: string[]): string {
  const over = mondays.map((monday, nth) => {
    const count = people.filter(({ weeks }) => weeks[nth] && isOver(weeks[nth])).length;
    return { monday, count };
  });
  const worst = over.toSorted((one, other) => other.count - one.count)[0];
  if (!worst || worst.count === 0) return t("Nobody has too much.");
  const week = weekShort(worst.monday);
  return worst.count === 1
    ? t("1 person has too much in {{week}}.", { week })
    : t("{{count}} people have too much in {{week}}.", { count: worst.count, week });
}
