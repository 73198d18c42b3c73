import type { Entry } from "../../client/api.ts";
import { pressToOpen, useList } from "../../records/list-context.ts";
import { WaitingMark } from "../../records/waiting-mark.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";
import { glyphs } from "./agent-glyphs.ts";

// (What it does is asked for anyway before there is anything to see.)
const CardLines = late(
  withFrench(
    () => import("./card-lines.tsx"),
    () => import("./card-lines.french.ts"),
  ),
  () => <span className="block h-13" />,
);

// (With what it needs to write, once the roster is there.)
const PauseButton = late(() => import("./pause-button.tsx"));

export type AgentRow = Entry<"ai_agents">;

/** One agent of the roster: who it is, what it is for, how it stands, what it is doing, and the button that pauses or resumes it. */
export function AgentCard({ agent }: { agent: AgentRow }) {
  const list = useList();
  return (
    <li
      data-agent={agent.key}
      className={classNames(
        "group flex items-start gap-2.5 border-t border-line py-2.5 pr-1 pl-1.5",
        list.openId === agent.id ? "bg-agent-soft" : "hover:bg-sunken",
      )}
    >
      <a
        href={list.hrefOf(agent.id)}
        onClick={pressToOpen(list, agent.id)}
        aria-current={list.openId === agent.id || undefined}
        className="flex min-w-0 flex-1 items-start gap-2.5 rounded-sm"
      >
        <Avatar id={agent.id} name={agent.name} kind="agent" size="large" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{agent.name}</span>
          <CardLines agent={agent} />
          <WaitingMark id={agent.id} />
        </span>
      </a>
      <span className="flex flex-none flex-col items-end gap-1 pt-0.5 text-meta text-ink-2 [&_[data-state]_svg]:size-3">
        <StateMark state={agent.status} glyph={glyphs[agent.status]} />
        <PauseButton agent={agent} />
      </span>
    </li>
  );
}
