import { useState } from "react";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import type { AgentRow } from "./agent-card.tsx";
import { Beside } from "./beside.tsx";
import HaltBanner from "./halt-banner.tsx";
import HaltButton from "./halt-button.tsx";
import { Standing } from "./standing.tsx";

const FirstStep = late(() => import("./first-step.tsx"));
const Shares = late(() => import("./shares.tsx"));

type Props = { part: keyof typeof parts; agents: AgentRow[] };

/** What stands around the roster, or in its place where there is none, and comes after it. */
export default function AroundRoster({ part, agents }: Props) {
  const Part = parts[part];
  return <Part agents={agents} />;
}

const parts = {
  act: () => <HaltButton />,
  halted: () => <HaltBanner />,
  first: () => <FirstStep />,
  above: Standing,
  below: Sharing,
  beside: Beside,
};

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
