import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { pressToOpen, useList } from "../../records/list-context.ts";
import { WaitingMark } from "../../records/waiting-mark.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";
import { glyphs } from "./agent-glyphs.ts";

/** (What it does is asked for anyway before there is anything to see.) */
export const CardLines = late(
  withFrench(
    () => import("./card-lines.tsx"),
    () => import("./card-lines.french.ts"),
  ),
  () => <span className="block h-17" />,
);

// (With what it needs to write, once the roster is there.)
const PauseButton = late(() => import("./pause-button.tsx"));

export type AgentRow = Entry<"ai_agents">;

/** One agent of the roster: who it is, what it is for, how it stands, what it is doing, and the button that pauses or resumes it. */
export function AgentCard({ agent }: { agent: AgentRow }) {
  const list = useList();
  const may_pause = !!useSession().rights?.["ai_agents"]?.["pause"];
  return (
    <li
      data-agent={agent.key}
      className={classNames(
        "group relative border-t border-line",
        list.openId === agent.id ? "bg-agent-soft" : "hover:bg-sunken",
      )}
    >
      <a
        href={list.hrefOf(agent.id)}
        onClick={pressToOpen(list, agent.id)}
        aria-current={list.openId === agent.id || undefined}
        className="flex h-full items-start gap-2.5 rounded-sm py-2.5 pr-1 pl-1.5"
      >
        <Avatar id={agent.id} name={agent.name} kind="agent" size="large" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="truncate font-medium">{agent.name}</span>
            <span className="flex-none text-meta text-ink-2 [&_[data-state]_svg]:size-3">
              <StateMark state={agent.status} glyph={glyphs[agent.status]} />
            </span>
          </span>
          {/* (A finger needs more room for the button, which comes last.) */}
          <span className={may_pause ? "block touch:pr-11" : "block"}>
            <CardLines agent={agent} />
            <WaitingMark id={agent.id} />
          </span>
        </span>
      </a>
      <span className="absolute right-0 bottom-2">
        <PauseButton agent={agent} />
      </span>
    </li>
  );
}
