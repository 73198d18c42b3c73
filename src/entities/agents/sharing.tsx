import { useId } from "react";
import { pressToOpen, useList } from "../../records/list-context.ts";
import { useRecords } from "../../records/use-records.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { t } from "../../ui/translate.ts";
import type { AgentRow } from "./agent-card.tsx";

const question = { order: ["role", "created_at"] };

/** From whom the agent takes what others know and to whom it gives, each a way to that agent. */
export function Sharing({ agent }: { agent: AgentRow }) {
  const id = useId();
  const { canReceiveFrom = [], canSendTo = [] } = agent.metadata.knowledgeSharing ?? {};
  if (canReceiveFrom.length + canSendTo.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex-none border-t border-line px-4 py-2.5">
      <h3 id={id} className="pb-1 text-meta font-medium text-ink-3">
        {t("Sharing")}
      </h3>
      <dl className="grid grid-cols-[148px_minmax(0,1fr)] items-start gap-x-3 gap-y-1.5">
        <dt className="py-0.5 text-ink-3">{t("Receives from")}</dt>
        <Names keys={canReceiveFrom} />
        <dt className="py-0.5 text-ink-3">{t("Sends to")}</dt>
        <Names keys={canSendTo} />
      </dl>
    </section>
  );
}

function Names({ keys }: { keys: string[] }) {
  const list = useList();
  const { rows } = useRecords<AgentRow>("ai_agents", question);
  if (keys.includes("*")) return <dd className="py-0.5">{t("All agents")}</dd>;
  if (keys.length === 0) return <dd className="py-0.5">{t("Nobody")}</dd>;
  return (
    <dd>
      <ul className="flex flex-col gap-0.5">
        {keys.map((key) => {
          const other = rows.find((each) => each.key === key);
          if (!other) return <li key={key}>{key}</li>;
          return (
            <li key={key}>
              <a
                href={list.hrefOf(other.id)}
                onClick={pressToOpen(list, other.id)}
                className="inline-flex max-w-full items-center gap-1.75 rounded-sm py-0.5 hover:underline touch:min-h-10"
              >
                <Avatar id={other.id} name={other.name} kind="agent" />
                <span className="truncate">{other.name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </dd>
  );
}
