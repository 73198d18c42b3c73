import { useQuery } from "@tanstack/react-query";
import type { EntityName, HistoryEntry } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { lead_deeds } from "../../entities/leads/lead-deeds.tsx";
import { wayTo } from "../../entities/places.ts";
import { daysOf, isoDay } from "../../records/date-spans.ts";
import { failureSentence } from "../../records/failure.ts";
import { fieldName } from "../../records/field-names.ts";
import { startOf } from "../../records/filters.ts";
import { useNames } from "../../records/names.ts";
import type { Deed } from "../../records/timeline.tsx";
import { useFields } from "../../records/use-meta.ts";
import { recordDeeds } from "../../screen/history.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { formatDay, formatTime } from "../../ui/format-short.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { t } from "../../ui/translate.ts";
import { PageLink } from "../../records/page-link.tsx";
import { changedEntities } from "./changed-entities.ts";

type Change = HistoryEntry & { entity: EntityName; id: string; name: string };
const shown = 8;

/** What others did since yesterday to what is one's own, newest first. */
export default function Changes() {
  const { person, rights } = useSession();
  const of = changedEntities(rights);
  const since = startOf(daysOf("past").to, 0);
  const query = new URLSearchParams({ owner: person.id, since, of: of.join() });
  const { data, error } = useQuery({
    queryKey: ["figures", "changes", since, of],
    queryFn: ({ signal }) => request<{ data: Change[][] }>("GET", `/api/home/changes?${query}`, { signal }),
    enabled: of.length > 0,
    refetchInterval: 60_000,
  });
  const deedsOf = useDeeds();
  if (of.length === 0) return null;
  const told = (data?.data.flat() ?? []).toSorted((one, other) => other.at.localeCompare(one.at));
  const lines = told.flatMap((change) =>
    deedsOf(change)
      .slice(0, 1)
      .map((deed) => ({ change, deed })),
  );
  return (
    <section aria-label={t("Since yesterday, on your records")}>
      <h2 className="pb-1.5 text-meta font-medium text-ink-3">{t("Since yesterday, on your records")}</h2>
      {error && <p className="text-ink-2">{failureSentence(error)}</p>}
      {data && lines.length === 0 && <p className="text-ink-3">{t("Nobody else has changed anything.")}</p>}
      <ol>
        {lines.slice(0, shown).map(({ change, deed }) => (
          <Line key={change.id} change={change} deed={deed} />
        ))}
      </ol>
    </section>
  );
}

function Line({ change, deed }: { change: Change; deed: Deed }) {
  const name = change.actor?.name ?? t("Tandem");
  const [path, search] = wayTo(change.entity, { id: change.id }) ?? ["/leads", { id: change.id }];
  const today = isoDay(change.at) === daysOf("today").to;
  return (
    <li className="grid grid-cols-[20px_1fr_auto] gap-2.5 py-1.5">
      <Avatar id={change.actor_id ?? ""} name={name} kind="person" />
      <span className="min-w-0 break-words">
        <PageLink to={path} search={search} className="font-medium hover:text-person">
          {change.name}
        </PageLink>
        <span className="block text-ink-2">
          <Sentence text={deed.text} values={{ who: name, ...deed.values }} />
        </span>
      </span>
      <time dateTime={change.at} title={formatDateTime(change.at)} className="text-meta/5 text-ink-3 tabular-nums">
        {today ? formatTime(change.at) : formatDay(change.at)}
      </time>
    </li>
  );
}

/** What a change means, in the sentences of the record's own history. */
function useDeeds(): (change: Change) => Deed[] {
  const nameOf = useNames();
  const fields = {
    leads: useFields("leads"),
    accounts: useFields("accounts"),
    projects: useFields("projects"),
    tasks: useFields("tasks"),
  } as Partial<Record<EntityName, ReturnType<typeof useFields>>>;
  return (change) => {
    const all = fields[change.entity] ?? [];
    const told = all.filter(({ kind, updatable, name }) => {
      return updatable && !["data", "reference"].includes(kind) && !name.startsWith("external_");
    });
    const labels = Object.fromEntries(told.map(({ name }) => [name, fieldName(name)]));
    const own = change.entity === "leads" ? lead_deeds : {};
    const state = ["projects", "tasks"].includes(change.entity) ? "status" : "stage";
    return recordDeeds(change, { fields: all, state }, labels, nameOf, own);
  };
}
