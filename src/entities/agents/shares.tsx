import { t } from "../../ui/translate.ts";
import type { AgentRow } from "./agent-card.tsx";

type Way = "tells" | "one_list" | "not";

/** Who of the agents tells whom: a row for each that tells, a column for each that is told. A message passes where both lists agree. */
export default function Shares({ agents }: { agents: AgentRow[] }) {
  return (
    <>
      <p className="max-w-prose pb-2 text-meta text-ink-2">
        {t(
          "Each line tells those whose column is marked: ● where both lists agree, ○ where only one of them names the other, so that nothing passes.",
        )}
      </p>
      <div
        role="region"
        // A scrolling region is reached by the keyboard only where it can be focused.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t("Who tells whom")}
        className="max-w-full overflow-x-auto rounded-sm"
      >
        <table className="border-collapse text-meta">
          <thead>
            <tr>
              <td />
              {agents.map(({ id, name }) => (
                <th key={id} scope="col" className="px-1.5 pb-1.5 align-bottom font-normal">
                  <span className="inline-block rotate-180 [writing-mode:vertical-rl] whitespace-nowrap">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {agents.map((from) => (
              <Line key={from.id} from={from} agents={agents} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Line({ from, agents }: { from: AgentRow; agents: AgentRow[] }) {
  return (
    <tr className="border-t border-line-2 hover:bg-sunken">
      <th scope="row" className="sticky left-0 bg-ground py-1 pr-3 text-left font-normal whitespace-nowrap">
        {from.name}
      </th>
      {agents.map((to) => (
        <Cell key={to.id} from={from} to={to} />
      ))}
    </tr>
  );
}

function Cell({ from, to }: { from: AgentRow; to: AgentRow }) {
  if (from.id === to.id) return <td className="bg-sunken" />;
  const way = wayFrom(from, to);
  if (way === "not") return <td />;
  const words =
    way === "tells"
      ? t("{{from}} tells {{to}}", { from: from.name, to: to.name })
      : t("Only one of {{from}} and {{to}} lists the other", { from: from.name, to: to.name });
  return (
    <td title={words} className={`px-1 text-center ${way === "tells" ? "text-agent-ink" : "text-ink-3"}`}>
      <span aria-hidden>{way === "tells" ? "●" : "○"}</span>
      <span className="sr-only">{words}</span>
    </td>
  );
}

function wayFrom(from: AgentRow, to: AgentRow): Way {
  const names = (list: string[] = [], key: string) => list.includes("*") || list.includes(key);
  const sends = names(from.metadata.knowledgeSharing?.canSendTo, to.key);
  const receives = names(to.metadata.knowledgeSharing?.canReceiveFrom, from.key);
  if (sends && receives) return "tells";
  return sends || receives ? "one_list" : "not";
}
