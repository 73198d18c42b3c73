import { useSession } from "../../client/session-context.ts";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateGlyph, StateMark } from "../../screen/state-mark.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { formatNumber } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { Allowed } from "./allowed.tsx";
import { glyphs } from "./agent-glyphs.ts";
import type { AgentRow } from "./agent-card.tsx";
import { Instructions } from "./instructions.tsx";
import { usePausedBy } from "./paused-by.ts";
import { saidWord } from "./said-words.ts";
import { Sharing } from "./sharing.tsx";
import { Watch } from "./watch.tsx";

const WriteCandidate = late(
  withFrench(
    () => import("../agent-policies/write-candidate.tsx"),
    () => import("../agent-policies/agent-policies.french.ts"),
  ),
);

/** One agent: how it stands, what it is and may do, what it has been told, with whom it shares, and how it changed. */
export default recordPanel(() => {
  const { row: agent } = useHere<"ai_agents">();
  const { metadata, specialization, temperature } = agent;
  const may_write = !!useSession().rights?.["agent_policies"]?.["create"];
  const shown = {
    specialization: specialization && saidWord(specialization),
    temperature: formatNumber(temperature),
  };
  return (
    <>
      <div className="flex flex-none items-start pl-4">
        <span className="pt-2">
          <Avatar id={agent.id} name={agent.name} kind="agent" size="large" />
        </span>
        <div className="-ml-1 min-w-0 flex-1">
          <Head>
            <p className="text-ink-2">{choiceWord(agent.role)}</p>
          </Head>
        </div>
      </div>
      <Acts>
        <Status agent={agent} />
        <span className="flex-1" />
        {may_write && <WriteCandidate of={policyOf(agent)} />}
        <MoreActs />
      </Acts>
      <Facts names={["specialization", "model", "temperature", "policy_version"]} shown={shown} />
      <Capabilities names={agent.capabilities} />
      <Allowed agent={agent.key} />
      <Sharing agent={agent} />
      {metadata.monitoringRules && <Watch rules={metadata.monitoringRules} />}
      <Instructions title={t("Security checks")} lines={metadata.securityChecks} />
      <Instructions title={t("Collaboration rules")} lines={metadata.collaborationRules} />
      <Instructions title={t("Prompt")} text={metadata.systemPrompt} />
      <History />
    </>
  );
});

const policyOf = ({ id, model, temperature, metadata }: AgentRow) => ({
  agent_id: id,
  model,
  temperature,
  prompt: metadata.systemPrompt ?? "",
});

function Status({ agent: { status, paused_by } }: { agent: AgentRow }) {
  const paused = usePausedBy({ status, paused_by });
  if (!paused) return <StateMark state={status} glyph={glyphs[status]} />;
  return (
    <span data-state={status} className="inline-flex items-center gap-1.75">
      <StateGlyph glyph={glyphs[status]} />
      {paused}
    </span>
  );
}

function Capabilities({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-label={t("Capabilities")} className="flex-none border-t border-line px-4 py-2.5">
      <h3 className="pb-1.5 text-meta font-medium text-ink-3">{t("Capabilities")}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name}>
            <Badge tone="agent">{saidWord(name)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
