import { todayHere } from "../../screen/calendar/days.ts";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { late } from "../../ui/late.ts";
import { useIsSmall } from "../../ui/media-query.ts";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { toBeAsked, useAsking, useMayAsk } from "./last-update.tsx";
import { type ProjectStand, usePortfolio } from "./portfolio-data.ts";
import { labelOf, ProjectCards, ProjectRows } from "./project-rows.tsx";

// (What stands below the projects comes after them.)
const HeatMap = late(() => import("./heat-map.tsx"));
const WorstRisks = late(() => import("./worst-risks.tsx"));
const ReportDialog = late(
  withFrench(
    () => import("./report-dialog.tsx"),
    () => import("../../entities/projects/projects.french.ts"),
  ),
);

const most = 500;
const parts = ["active", "soon", "ended"] as const;
type Part = (typeof parts)[number];

/** Where somebody begins who manages projects: how each stands, who has time, and what may go wrong. */
export default function PortfolioScreen() {
  const [address, go] = useAddress();
  const part = parts.find((each) => each === address["tab"]) ?? "active";
  const { data, error } = usePortfolio(part === "ended" ? "ended" : "open");
  const projects = (data ?? []).slice(0, most).filter(isOf[part]).toSorted(byLabel);
  if (error && !data) return <DataFailure error={error} />;
  const names = { active: t("Under way"), soon: t("Starting soon"), ended: t("Done this year") };
  return (
    <Page
      title={t("Portfolio")}
      meta={data && said(projects)}
      actions={<Acts projects={part === "ended" ? [] : projects} />}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4">
        <Tabs
          id="portfolio"
          label={t("Which projects")}
          tabs={parts.map((value) => ({ value, label: names[value] }))}
          value={part}
          onChange={(tab) => go({ tab: tab === "active" ? null : tab })}
        />
        <Layouts />
      </div>
      <div id="portfolio-panel" role="tabpanel" aria-labelledby={`portfolio-${part}`}>
        {data ? <Projects {...{ projects, part }} /> : <Skeleton className="m-4 w-96 max-w-full" />}
        {(data?.length ?? 0) > most && (
          <p className="px-4 pt-2 text-ink-2">
            {t("There are more than {{count}}: these are the first by name.", { count: most })}
          </p>
        )}
      </div>
      <HeatMap />
      <WorstRisks />
      <p className="px-4 pt-4 pb-8 text-meta text-ink-3">{t(rule)}</p>
    </Page>
  );
}

const rule = phrase(
  "Progress is the share of the estimates of a project’s tasks that are done: of a task with subtasks these count, cancelled ones never; one without an estimate counts as the mean of those that have one. The tick says how much of the planned time is over.",
);

const isOf: Record<Part, (project: ProjectStand) => boolean> = {
  active: ({ status }) => status === "active" || status === "on_hold",
  soon: ({ status }) => status === "draft" || status === "planned",
  ended: () => true,
};

const byLabel = (one: ProjectStand, other: ProjectStand) => labelOf(one).localeCompare(labelOf(other));

function Projects({ projects, part }: { projects: ProjectStand[]; part: Part }) {
  const [report, setReport] = useState<ProjectStand | null>(null);
  const { rights } = useSession();
  const small = useIsSmall();
  const may = !!rights?.["projects"]?.["create"]?.length;
  const none = {
    active: t("No project is under way."),
    soon: t("No project starts soon."),
    ended: t("No project ended this year."),
  };
  if (projects.length === 0)
    return (
      <EmptyState
        sentence={none[part]}
        action={
          may &&
          part !== "ended" && (
            <PageLink to="/projects" search={{ new: "1" }} className={buttonLook("primary", "medium")}>
              {t("New project")}
            </PageLink>
          )
        }
      />
    );
  const props = { projects, today: todayHere(), onReport: setReport };
  return (
    <>
      {small ? <ProjectCards {...props} /> : <ProjectRows {...props} />}
      {report && <ReportDialog project={report} onClose={() => setReport(null)} />}
    </>
  );
}

function Acts({ projects }: { projects: ProjectStand[] }) {
  const { person, rights } = useSession();
  const may = useMayAsk();
  const ask = useAsking();
  const asked = may ? toBeAsked(projects, person.id) : [];
  return (
    <>
      {asked.length > 1 && <Button onClick={() => ask(asked)}>{t("Ask all for an update")}</Button>}
      {!!rights?.["projects"]?.["create"]?.length && (
        <PageLink to="/projects" search={{ new: "1" }} className={buttonLook("primary", "medium")}>
          {t("New project")}
        </PageLink>
      )}
    </>
  );
}

/** The same projects in the list’s own layouts. */
function Layouts() {
  const ways = {
    [t("Table")]: {},
    [t("Board")]: { view: "board" },
    [t("Calendar")]: { view: "calendar" },
    [t("Timeline view")]: { view: "timeline" },
  };
  return (
    <nav aria-label={t("Other layouts")} className="flex gap-1">
      {Object.entries(ways).map(([label, search]) => (
        <PageLink key={label} to="/projects" search={search} className={buttonLook("quiet", "small")}>
          {label}
        </PageLink>
      ))}
    </nav>
  );
}

function said(projects: ProjectStand[]): string {
  const count = (health: string) => projects.filter((each) => each.health === health).length;
  const all = projects.length === 1 ? t("1 project") : t("{{count}} projects", { count: projects.length });
  const [risk, off] = [count("at_risk"), count("off_track")];
  return [all, risk > 0 && t("{{count}} at risk", { count: risk }), off > 0 && t("{{count}} off track", { count: off })]
    .filter(Boolean)
    .join(" · ");
}
