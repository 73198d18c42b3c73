import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { failureSentence, toastFailure } from "../../records/failure.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { taskName } from "./job-words.ts";

type State = "failing" | "running" | "waiting" | "idle";
type Job = {
  task: string;
  state: State;
  ran_at: string | null;
  took_ms: number | null;
  last_error: string | null;
  attempts: number;
  next_at: string | null;
};
type Jobs = { can_run: boolean; tasks: Job[] };

const path = "/api/jobs";
const key = ["jobs"];

/** What the server does by itself: what fails first, each with its last run, and run at once where one may. */
export default function JobList() {
  const cache = useQueryClient();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request<{ data: Jobs }>("GET", path, { signal }),
    select: ({ data: jobs }) => jobs,
    refetchInterval: 5000,
    staleTime: 0,
  });
  const run = (task: string) =>
    request("POST", `${path}/run`, { body: { task } })
      .catch(toastFailure)
      .then(() => cache.invalidateQueries({ queryKey: key }));
  const tasks = data?.tasks.toSorted(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) || taskName(one.task).localeCompare(taskName(other.task)),
  );
  return (
    <section className="mx-4 mt-6" aria-labelledby="jobs">
      <h2 id="jobs" className="mb-1.5 text-row font-semibold">
        {t("Background jobs")}
      </h2>
      {error && !data && <p className="text-bad">{failureSentence(error)}</p>}
      <ul aria-labelledby="jobs" className="divide-y divide-line-2 rounded-md border border-line bg-raised">
        {tasks?.map((job) => (
          <Line key={job.task} job={job} onRun={data?.can_run && job.state !== "running" ? run : undefined} />
        ))}
      </ul>
    </section>
  );
}

const order: State[] = ["failing", "running", "waiting", "idle"];
const states: Record<State, { word: string; tone: "bad" | "good" | "neutral" }> = {
  failing: { word: phrase("Retrying"), tone: "bad" },
  running: { word: phrase("Running"), tone: "good" },
  waiting: { word: phrase("Waiting"), tone: "neutral" },
  idle: { word: phrase("Idle"), tone: "neutral" },
};

function Line({ job, onRun }: { job: Job; onRun: ((task: string) => void) | undefined }) {
  const { word, tone } = states[job.state];
  const name = taskName(job.task);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
      <span className="min-w-56 flex-1">
        <span className="font-medium">{name}</span> {job.state !== "idle" && <Badge tone={tone}>{t(word)}</Badge>}{" "}
        <span className="text-meta text-ink-3">{lastRun(job)}</span>
        {job.state === "failing" && <code className="block text-meta break-words text-bad">{job.last_error}</code>}
      </span>
      {onRun && (
        <Button size="small" onClick={() => onRun(job.task)}>
          {t("Run now")}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

function lastRun({ state, ran_at, took_ms, attempts, next_at }: Job): string {
  if (!ran_at) return t("Has not run yet.");
  const last = t("Last run {{when}}, {{ms}} ms.", { when: formatDateTime(ran_at), ms: formatNumber(took_ms ?? 0) });
  if (state !== "failing" || !next_at) return last;
  return `${last} ${t("Failed {{count}} times in a row, retried at {{when}}.", { count: attempts, when: formatDateTime(next_at) })}`;
}
