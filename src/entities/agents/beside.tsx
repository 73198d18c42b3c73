import { useId, type ReactNode } from "react";
import type { Entry, OpenEntry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { PageLink } from "../../records/page-link.tsx";
import { useRecords } from "../../records/use-records.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { glyphs } from "../repositories/repository-glyphs.ts";
import type { AgentRow } from "./agent-card.tsx";
import { Spent } from "./spent.tsx";
import { useBudgets } from "./use-budgets.ts";

const WaitingProposals = late(
  withFrench(
    () => import("./waiting-proposals.tsx"),
    () => import("../agent-approvals/agent-approvals.french.ts"),
  ),
);

// More are a press away.
const most_proposals = 2;
const most_repositories = 5;

/** Beside the roster: what waits for a decision, what was spent of the day's budgets, and how the repositories stand. */
export function Beside({ agents }: { agents: AgentRow[] }) {
  const budgets = useBudgets();
  const watches = !!useSession().rights?.["repositories"]?.["read"];
  return (
    <>
      <Proposals />
      {budgets && (
        <Part title={t("Budgets of today")} way={{ to: "/security", search: { part: "model" }, text: t("Change") }}>
          <Spent budgets={budgets} agents={agents} />
        </Part>
      )}
      {watches && <Repositories />}
    </>
  );
}

type Way = { to: string; search: Record<string, string>; text: string };

type PartProps = {
  title: string;
  way?: Way;
  /** Above the roster, where that has no place beside it. */ first?: boolean;
  children: ReactNode;
};

function Part({ title, way, first = false, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // Whoever decides by keys stays here when the buttons go.
      data-stays
      tabIndex={-1}
      className={`flex flex-col gap-2 px-4 pt-4 outline-none ${first ? "@max-6xl:order-first" : "last:pb-8"}`}
    >
      <div className="flex items-baseline justify-between gap-3 text-meta">
        <h2 id={id} className="font-medium text-ink-2">
          {title}
        </h2>
        {way && (
          <PageLink
            {...way}
            aria-label={`${way.text}, ${title}`}
            className="rounded-sm text-person hover:underline touch:py-2"
          >
            {way.text}
          </PageLink>
        )}
      </div>
      {children}
    </section>
  );
}

const proposals = { where: { status: "waiting" }, order: ["created_at"], include: ["agent", "first_decider", "owner"] };
const all_proposals = { to: "/dashboard/ai-army", search: { tab: "proposals", status: "waiting" } };

function Proposals() {
  const { rows, rights, data, error } = useRecords<OpenEntry<"agent_approvals">>("agent_approvals", proposals);
  if (error && !data) return null;
  const way = { ...all_proposals, text: t("See all") };
  return (
    <Part first title={t("Proposals waiting")} {...(rows.length > most_proposals && { way })}>
      {/* (Until it is known, its line is kept.) */}
      {rows.length === 0 && <p className="text-ink-3">{data ? t("Nothing waits for a decision.") : "\u00a0"}</p>}
      {rows.length > 0 && <WaitingProposals proposals={rows.slice(0, most_proposals)} may={!!rights["decide"]} />}
    </Part>
  );
}

const repositories = { order: ["name"] };
const all_repositories = { to: "/dashboard/ai-army", search: { tab: "repositories" } };

function Repositories() {
  const { rows } = useRecords<Entry<"repositories">>("repositories", repositories);
  if (rows.length === 0) return null;
  return (
    <Part title={t("Repositories")} way={{ ...all_repositories, text: t("See all") }}>
      <ul className="flex flex-col gap-1">
        {rows.slice(0, most_repositories).map((repository) => (
          <li key={repository.id} className="flex items-baseline justify-between gap-3">
            <RecordLink entity="repositories" row={{ id: repository.id }}>
              {repository.name}
            </RecordLink>
            <StateMark state={repository.status} glyph={glyphs[repository.status]} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
