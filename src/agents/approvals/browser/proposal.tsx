import type { Entry } from "../../../client/api.ts";
import { useSession } from "../../../client/session-context.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { formatDay } from "../../../ui/format-short.ts";
import { t } from "../../../ui/translate.ts";
import { Changes } from "./changes.tsx";
import { Decide } from "./decide.tsx";
import { Edited } from "./edited.tsx";

type Props = {
  proposal: Entry<"agent_approvals">;
  /** Whether its reader may decide it. */
  may: boolean;
  /** The record on whose panel it stands; none on its own. */
  here?: string;
  /** Nothing else around it says what it proposes. */
  titled?: boolean;
};

/** A proposal that waits, with who proposes it, why, what it would change, and the ways to decide it. */
export function Proposal({ proposal, may, here, titled = !!here }: Props) {
  const { id, version, agent, title, why, expires_at, owner_id, owner, first_decider } = proposal;
  const { person } = useSession();
  const day = formatDay(expires_at);
  return (
    <section
      aria-label={t("Proposal: {{title}}", { title })}
      className="flex flex-col gap-1.5 rounded-md border border-agent/50 bg-agent-soft px-3 py-2.5"
    >
      <p className="flex flex-wrap items-center gap-x-2">
        <Avatar id={agent?.id ?? ""} name={agent?.name ?? "?"} kind="agent" />
        <span className="font-medium">{agent?.name}</span>
        <span className="text-meta text-ink-2" title={formatDateTime(expires_at)}>
          {may && owner_id === person.id
            ? t("asks you · expires {{day}}", { day })
            : t("asked by {{name}} · expires {{day}}", { name: owner?.name ?? "", day })}
        </span>
      </p>
      {titled && <p className="break-words">{title}</p>}
      {why && <p className="break-words text-ink-2">{why}</p>}
      <Changes {...{ id, version }} {...(here && { here })} />
      <Edited proposal={proposal} />
      <Waiting proposal={proposal} />
      {may && first_decider?.id !== person.id && <Decide proposal={proposal} />}
    </section>
  );
}

function Waiting({ proposal: { seconded, first_decider } }: Pick<Props, "proposal">) {
  if (!seconded) return null;
  if (!first_decider) return <p className="text-ink-2">{t("Two people must approve this.")}</p>;
  return (
    <p className="text-ink-2">
      {t("{{name}} has approved it. Another person must do so too.", { name: first_decider.name })}
    </p>
  );
}
