import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { PageLink } from "../../records/page-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { formatNumber } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import type { Part, State } from "../judge.ts";
import { HistoryChart } from "./history-chart.tsx";
import { mendOf, nameOf, sentenceOf, stateWord, wayOf } from "./health-words.ts";

const MailLog = late(
  withFrench(
    () => import("../../mail/browser/mail-log.tsx"),
    () => import("../../mail/browser/mail.french.ts"),
  ),
);
const SetAsideList = late(
  withFrench(
    () => import("../../mail/browser/set-aside-list.tsx"),
    () => import("../../mail/browser/mail.french.ts"),
  ),
);
const JobList = late(
  withFrench(
    () => import("../../jobs/browser/job-list.tsx"),
    () => import("../../jobs/browser/jobs.french.ts"),
  ),
);

type About = { version: string; node: string; memory: number; up: number };

/** How each part of the installation is, the broken ones first, with what mends it; below, what was set aside and the mails. */
export default function HealthScreen() {
  const { rights } = useSession();
  const { data, error } = useQuery({
    queryKey: ["system_health"],
    queryFn: ({ signal }) =>
      request<{ data: { parts: Part[]; about: About } }>("GET", "/api/system_health", { signal }),
    select: ({ data: health }) => health,
    refetchInterval: 15_000,
    staleTime: 0,
  });
  if (error && !data) return <DataFailure error={error} />;
  const parts = data?.parts.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <Page title={t("System health")} meta={parts && summary(parts)}>
      {parts ? (
        <ul aria-label={t("Parts")} className="mx-4 divide-y divide-line-2 rounded-md border border-line bg-raised">
          {parts.map((part) => (
            <Line key={part.part} part={part} />
          ))}
        </ul>
      ) : (
        <Skeleton className="mx-4 h-96" />
      )}
      {data && <p className="px-4 pt-3 text-meta text-ink-3">{aboutTold(data.about)}</p>}
      {data && <HistoryChart />}
      {data && <JobList />}
      {rights?.["set_aside"]?.["read"] && <SetAsideList />}
      {rights?.["outgoing_mail"]?.["read"] && <MailLog />}
    </Page>
  );
}

const order: State[] = ["bad", "warning", "good", "off"];
const tones = { bad: "bad", warning: "agent", good: "good", off: "neutral" } as const;

function Line({ part }: { part: Part }) {
  const mend = mendOf(part);
  const way = wayOf(part);
  return (
    <li className="flex flex-wrap gap-x-3 gap-y-1 px-3 py-2">
      <span className="w-32 flex-none">
        <Badge tone={tones[part.state]}>{stateWord(part.state)}</Badge>
      </span>
      <span className="min-w-56 flex-1">
        <span className="font-medium">{nameOf(part.part)}</span> <span className="text-ink-2">{sentenceOf(part)}</span>
        {part.error && part.state !== "good" && (
          <code className="block text-meta break-words text-bad">{part.error}</code>
        )}
        {mend && <span className="block text-meta text-ink-2">{mend}</span>}
      </span>
      {way && part.state !== "good" && (
        <PageLink to={way.path} search={way.search} className={buttonLook("plain", "small")}>
          {way.label}
        </PageLink>
      )}
    </li>
  );
}

function summary(parts: Part[]): string {
  const count = (state: State) => parts.filter((part) => part.state === state).length;
  const [broken, warned] = [count("bad"), count("warning")];
  if (broken + warned === 0) return t("Everything works");
  return [
    broken > 0 && t("{{count}} not working", { count: broken }),
    warned > 0 && t("{{count}} to check", { count: warned }),
  ]
    .filter(Boolean)
    .join(" · ");
}

function aboutTold({ version, node, memory, up }: About): string {
  const values = { version, node, memory: formatNumber(memory / 1e6, 0), hours: formatNumber(up / 3600, 1) };
  return t("Tandem {{version}} on Node {{node}}, {{memory}} MB of memory, up for {{hours}} hours.", values);
}
