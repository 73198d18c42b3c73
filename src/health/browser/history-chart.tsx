import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { Chart } from "../../ui/chart.tsx";
import { formatDate, formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { type History, type PartHistory, runsOf } from "../history.ts";
import type { State } from "../judge.ts";
import { nameOf, stateWord } from "./health-words.ts";

/** The last 90 days of each part: its worst state by day, and since when it is as it is. */
export function HistoryChart() {
  const { data, error } = useQuery({
    queryKey: ["system_health", "history"],
    queryFn: ({ signal }) => request<{ data: History }>("GET", "/api/system_health/history", { signal }),
    select: ({ data: history }) => history,
    refetchInterval: 300_000,
    staleTime: 0,
  });
  if (error && !data) return <p className="px-4 pt-6 text-bad">{failureSentence(error)}</p>;
  if (!data) return null;
  const rows = data.parts.flatMap(({ part, days }) =>
    runsOf(data.days, days).map(({ from, to, state }) => ({
      key: `${part} ${from}`,
      cells: [nameOf(part), formatDate(from), formatDate(to), stateWord(state)],
    })),
  );
  return (
    <div className="px-4 pt-6">
      <Chart
        title={t("Last 90 days")}
        head={[t("Component"), t("From"), t("To"), t("Worst state")]}
        rows={rows}
        note={t("Each bar is a day: the higher, the worse. Days without a bar were not recorded.")}
        {...(data.parts.length === 0 && { empty: <p>{t("The first states are recorded within a minute.")}</p> })}
      >
        <ul className="divide-y divide-line-2 rounded-md border border-line bg-raised">
          {data.parts.map((part) => (
            <Line key={part.part} days={data.days} history={part} />
          ))}
        </ul>
      </Chart>
    </div>
  );
}

function Line({ days, history: { part, state, since, days: states } }: { days: string[]; history: PartHistory }) {
  const count = (which: State) => states.filter((each) => each === which).length;
  const about = t("{{bad}} days not working, {{warning}} days to check", {
    bad: count("bad"),
    warning: count("warning"),
  });
  return (
    <li className="grid items-center gap-x-3 gap-y-1 px-3 py-1.5 tablet:grid-cols-[12rem_1fr_17rem]">
      <span className="font-medium">{nameOf(part)}</span>
      <svg role="img" aria-label={about} className="h-5 w-full" viewBox="0 0 90 10" preserveAspectRatio="none">
        {days.map((day, at) => {
          const worst = states[at];
          if (!worst) return null;
          const { height, fill } = looks[worst];
          return (
            <rect key={day} className={fill} x={at} y={10 - height} width={0.75} height={height}>
              <title>{`${formatDate(day)}: ${stateWord(worst)}`}</title>
            </rect>
          );
        })}
      </svg>
      <span className="text-meta text-ink-2">
        {t("{{state}} since {{when}}", { state: stateWord(state), when: formatDateTime(since) })}
      </span>
    </li>
  );
}

const looks: Record<State, { height: number; fill: string }> = {
  off: { height: 1, fill: "fill-ink-3" },
  good: { height: 4, fill: "fill-good" },
  warning: { height: 7, fill: "fill-warn" },
  bad: { height: 10, fill: "fill-bad" },
};
