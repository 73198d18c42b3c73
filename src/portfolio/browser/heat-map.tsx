import { todayHere } from "../../screen/calendar/days.ts";
import { useAddress } from "../../records/address.ts";
import { dayAfter } from "../../records/date-spans.ts";
import { useIsSmall } from "../../ui/media-query.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { failureSentence } from "../../records/failure.ts";
import { HeatGrid } from "./heat-grid.tsx";
import { weekShort, worstWeek } from "./heat-words.ts";
import { useTeams } from "./use-teams.ts";
import { useWorkload, type Workload } from "./portfolio-data.ts";
import { WeekWork } from "./week-work.tsx";

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
        <p className="min-w-0 flex-1 text-meta text-ink-3 max-tablet:basis-full">
          {t("Hours planned, week by week.")} {said(people, mondays)}
        </p>
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
          <HeatGrid key={team} {...{ people, mondays, data }} />
          {open && (
            <WeekWork key={`${open.id} ${address["week"]}`} who={open} week={address["week"]} {...{ data, mondays }} />
          )}
        </div>
      )}
      {data && <Limits shown={people.length} known={data.people.length} />}
      <p className="px-4 text-meta text-ink-3">{t(rule)}</p>
    </section>
  );
}

const rule = phrase(
  "Hours that are left of open tasks (their estimate without the time spent on them), spread over the working days from today or their start to their due day (with a due day alone the seven days before it, what is late on today), against hours of work without days off and absences. Of a task with subtasks these count.",
);

function Limits({ shown, known }: { shown: number; known: number }) {
  if (known > most)
    return (
      <p className="px-4 text-ink-2">{t("There are more than {{count}} people: choose a team.", { count: most })}</p>
    );
  return shown === 0 ? <p className="px-4 text-ink-3">{t("Nobody works in this team.")}</p> : null;
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

/** In which week it is worst. */
function said(people: Workload["people"], mondays: string[]): string {
  const worst = worstWeek(people, mondays);
  if (!worst) return t("Nobody has too much.");
  const week = weekShort(worst.monday);
  return worst.count === 1
    ? t("1 person has too much in {{week}}.", { week })
    : t("{{count}} people have too much in {{week}}.", { count: worst.count, week });
}
