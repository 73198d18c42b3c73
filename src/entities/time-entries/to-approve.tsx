import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import type { Where } from "../../entity/list-request.ts";
import { useSession } from "../../client/session-context.ts";
import { ListFailure } from "../../records/list-failure.tsx";
import { type ManyAct, actOnMany } from "../../records/many.ts";
import { narrowed } from "../../records/narrowed.ts";
import { PageLink } from "../../records/page-link.tsx";
import type { LayoutProps } from "../../records/list-description.ts";
import { recordClient } from "../../records/record-client.ts";
import { useVerbs } from "../../records/use-meta.ts";
import { type DayWords, dayWords } from "../../screen/calendar/day-words.ts";
import { daysLater, firstOfWeek, weekStart } from "../../screen/calendar/days.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { useAskVerb } from "../../screen/use-ask-verb.tsx";
import { counted } from "../../screen/words.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDuration } from "../../ui/duration.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { sumOf, type TimeEntry } from "./sheet-rows.ts";

/** So many entries at most are shown at a time; what was decided about makes room for others. */
const most_shown = 1000;

/** What waits for whoever approves, by person and week: approved or refused as a whole, or entry by entry. */
export default function ToApprove({ question }: LayoutProps) {
  const { person } = useSession();
  const words = dayWords(person.locale);
  const { data, error } = useWaiting(question);
  if (error && !data) return <ListFailure error={error} />;
  const first = firstOfWeek(person.locale);
  const weeks = Map.groupBy(data?.data ?? [], ({ owner_id, day }) => `${weekStart(day, first)} ${owner_id}`);
  const all = data?.data ?? [];
  return (
    <section
      aria-label={t("To approve")}
      className="min-h-0 flex-1 overflow-y-auto border-t border-line px-4 pt-2 pb-8"
    >
      {!data && <Skeleton className="h-24" />}
      {data && all.length === 0 && <p className="py-3 text-ink-3">{t("Nothing waits for your approval.")}</p>}
      {weeks.size > 1 && (
        <div className="flex items-center gap-2 py-2">
          <span className="flex-1 text-ink-2 tabular-nums">
            {`${counted("time_entries", all.length)} · ${formatDuration(sumOf(all))}`}
          </span>
          <Decide entries={all} label={t("everything")} all />
        </div>
      )}
      {data?.next && <p className="pb-2 text-ink-2">{t("More wait than are shown here.")}</p>}
      <ul className="flex flex-col gap-3">
        {[...weeks].map(([key, entries]) => (
          <Week key={key} {...{ entries, words }} start={key.slice(0, 10)} />
        ))}
      </ul>
    </section>
  );
}

/** What the reader may decide about: of all where their role approves all, else of what others did in projects that they manage. */
function useWaiting(asked: LayoutProps["question"]) {
  const { person, rights } = useSession();
  const everywhere = !!rights?.["time_entries"]?.["approve"]?.includes("all");
  const theirs: Where = everywhere ? {} : { manager_id: person.id, owner_id: { neq: person.id } };
  const { where } = narrowed(asked, { status: "submitted", ...theirs });
  const question = { ...(where && { where }), order: ["day"], include: ["owner"], limit: most_shown };
  return useQuery({
    queryKey: ["time_entries", "list", "approval", question],
    queryFn: ({ signal }) => recordClient("time_entries").list<TimeEntry>(question, signal),
  });
}

function Week({ entries, words, start }: { entries: TimeEntry[]; words: DayWords; start: string }) {
  const [one] = entries;
  const name = one?.owner?.name ?? "";
  const span = `${words.short(start)} – ${words.short(daysLater(start, 6))}`;
  return (
    <li className="rounded-md border border-line bg-raised">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
        <Avatar id={one?.owner_id ?? ""} name={name} kind="person" />
        <h2 className="min-w-0 flex-1">
          <PageLink
            to="/tasks"
            search={{ tab: "time", view: "week", owner: one?.owner_id ?? "", week: start }}
            className="font-medium hover:underline"
          >
            {name}
          </PageLink>
          <span className="block text-meta text-ink-2">{span}</span>
        </h2>
        <span className="font-medium tabular-nums">{formatDuration(sumOf(entries))}</span>
        <span className="flex gap-1.5">
          <Decide {...{ entries }} label={`${name}, ${span}`} />
        </span>
      </header>
      <Entries {...{ entries, words }} />
    </li>
  );
}

/** What they were for, and each of them. */
function Entries({ entries, words }: { entries: TimeEntry[]; words: DayWords }) {
  const projects = Map.groupBy(entries, ({ project_name }) => project_name ?? t("No project"));
  return (
    <>
      <p className="px-3 pb-2 text-meta text-ink-2">
        {[...projects].map(([project, some]) => `${project} ${formatDuration(sumOf(some))}`).join(" · ")}
      </p>
      <details className="group border-t border-line-2">
        <summary className="flex h-9 list-none items-center gap-1.5 px-3 text-ink-2 hover:text-ink touch:h-11">
          <ChevronRight aria-hidden className="transition-transform group-open:rotate-90" />
          {counted("time_entries", entries.length)}
        </summary>
        <ul className="px-3 pb-2">
          {entries.map((entry) => (
            <Line key={entry.id} {...{ entry, words }} />
          ))}
        </ul>
      </details>
    </>
  );
}

function Line({ entry, words }: { entry: TimeEntry; words: DayWords }) {
  const { id, day, name, task_code, task_name, minutes } = entry;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line-2 py-1.5 first:border-0">
      <span className="w-24 flex-none text-ink-2">{words.short(day)}</span>
      <span className="min-w-0 flex-1 truncate">
        <span className="mr-1.5 text-ink-3">{task_code}</span>
        <PageLink to="/tasks" search={{ tab: "time", view: "approval", id }} className="hover:underline">
          {name}
        </PageLink>
        {task_name && task_name !== name && <span className="ml-1.5 text-ink-3">{task_name}</span>}
      </span>
      <span className="flex-none tabular-nums">{formatDuration(minutes ?? 0)}</span>
      <span className="flex gap-1.5">
        <Decide entries={[entry]} label={`${name}, ${words.short(day)}`} />
      </span>
    </li>
  );
}

/** Approves or refuses some entries at once; why they are refused is asked once for all. */
function Decide({ entries, label, all = false }: { entries: TimeEntry[]; label: string; all?: boolean }) {
  const cache = useQueryClient();
  const ask = useAskVerb();
  const { reject } = useVerbs("time_entries");
  const act = (deed: ManyAct) => actOnMany(cache, "time_entries", entries, deed);
  const approve = () =>
    act({
      do: "approve",
      name: t("Approve"),
      said: (count) => t("Approved: {{what}}", { what: counted("time_entries", count) }),
    }).catch(toastRefusal);
  const refuse = () =>
    reject &&
    ask("reject", reject, label, (input) =>
      act({
        do: "reject",
        with: input,
        name: t("Reject"),
        said: (count) => t("Rejected: {{what}}", { what: counted("time_entries", count) }),
      }),
    );
  return (
    <>
      <Button size="small" aria-label={t("{{act}}: {{what}}", { act: t("Reject"), what: label })} onClick={refuse}>
        {all ? t("Reject all") : t("Reject")}
      </Button>
      <Button
        size="small"
        tone="primary"
        aria-label={t("{{act}}: {{what}}", { act: t("Approve"), what: label })}
        onClick={approve}
      >
        {all ? t("Approve all") : t("Approve")}
      </Button>
    </>
  );
}
