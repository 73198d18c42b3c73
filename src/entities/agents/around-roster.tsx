import { useState } from "react";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import type { AgentRow } from "./agent-card.tsx";
import { Standing } from "./standing.tsx";

const Beside = late(
  withFrench(
    () => import("./beside.tsx"),
    () => import("../agent-approvals/agent-approvals.french.ts"),
  ),
);
const Shares = late(() => import("./shares.tsx"));

/** What stands above, below and beside the roster, and comes after it. */
export default function AroundRoster({ part, agents }: { part: "above" | "below" | "beside"; agents: AgentRow[] }) {
  if (part === "above") return <Standing />;
  return part === "below" ? <Sharing agents={agents} /> : <Beside agents={agents} />;
}

/** Who tells whom, for whoever opens it. */
function Sharing({ agents }: { agents: AgentRow[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="px-4 pt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm text-meta font-medium text-ink-2 hover:text-ink touch:py-3">
        {t("Who tells whom")}
      </summary>
      <div className="pt-2">{open && <Shares agents={agents} />}</div>
    </details>
  );
}
