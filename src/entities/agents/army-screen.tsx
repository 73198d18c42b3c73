import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { useKeys } from "../../keys/use-keys.ts";
import { changed, useAddress } from "../../records/address.ts";
import { EntityContext } from "../../records/entity-context.ts";
import { hrefOf } from "../../records/href.ts";
import { ListContext, type ListSurroundings } from "../../records/list-context.ts";
import { ListFailure } from "../../records/list-failure.tsx";
import { TitleLine } from "../../records/title-line.tsx";
import { useRecords } from "../../records/use-records.ts";
import { describedAs, ScreenContext } from "../../screen/description.ts";
import { PanelContext } from "../../screen/panel-context.ts";
import { tab_screens } from "../../screen/tabs.tsx";
import { late } from "../../ui/late.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { agent_roles } from "./agent-words.ts";
import { glyphs } from "./agent-glyphs.ts";
import { ArmyTabs, tabs } from "./army-tabs.tsx";
import { RosterSkeleton } from "./roster-skeleton.tsx";
import { RoleGroup } from "./role-group.tsx";
import { type AgentRow, CardLines } from "./agent-card.tsx";

const AroundRoster = late(
  withFrench(
    () => import("./around-roster.tsx"),
    () => import("./roster.french.ts"),
  ),
);
const AgentPanel = late(
  withFrench(
    () => import("./agent-panel.tsx"),
    () => import("./agent-panel.french.ts"),
  ),
);

// (There is no list of agents: of a screen's description the panel and the cards' acts need the least.)
const described = describedAs("ai_agents", {
  columns: [],
  compact: ({ name }) => name,
  order: "role",
  filters: [],
  presets: () => ({}),
  form: [],
  glyph: (state) => glyphs[state as AgentRow["status"]],
});
const parts = [AroundRoster, CardLines];
const none: AgentRow[] = [];
const question = { order: ["role", "created_at"] };

/** The page of the agents: the roster, and as tabs of it what they are asked to do, once or again and again, what they propose, find and watch. */
export default function ArmyScreen() {
  const [{ tab }] = useAddress();
  const Tab = tab_screens[tabs.find(({ search }) => search.tab === tab)?.entity ?? ""];
  return Tab ? <Tab /> : <RosterScreen />;
}

/** The agents: the roster by role, and beside it the one that is open. */
function RosterScreen() {
  const [asked, setAsked] = useState<((close: () => void) => ReactNode) | null>(null);
  const ask = useCallback((next: (close: () => void) => ReactNode) => setAsked(() => next), []);
  const around = useMemo(() => ({ described, ask }), [ask]);
  return (
    <ScreenContext value={around}>
      <EntityContext value="ai_agents">
        <Roster />
        {asked && asked(() => setAsked(null))}
      </EntityContext>
    </ScreenContext>
  );
}

/** All agents, however many pages they come in. */
function useAll() {
  const records = useRecords<AgentRow>("ai_agents", question);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = records;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return records;
}

function Roster() {
  const records = useAll();
  const loaded = useLoaded(parts);
  // (Drawn in slices: so many cards at once held the window up.)
  const rows = useDeferredValue(loaded ? records.rows : none, none);
  const waits = records.isPending || (records.data && (!loaded || (rows.length === 0 && records.rows.length > 0)));
  const agents = agent_roles.flatMap((role) => rows.filter((agent) => agent.role === role));
  const { list, openId, step, close } = useOpen(agents);
  const place = { index: agents.findIndex(({ id }) => id === openId), count: agents.length };
  return (
    <ListContext value={list}>
      <div className="relative flex h-full min-h-0">
        <section
          aria-label={t("AI army")}
          className={`flex min-w-0 flex-1 flex-col ${openId ? "max-tablet:invisible" : ""}`}
        >
          <TitleLine
            title={<ArmyTabs entity="ai_agents" />}
            facts=""
            actions={(waits || agents.length > 0) && <Halting agents={agents} />}
          />
          <AroundRoster part="halted" agents={agents} />
          <div className="@container min-h-0 flex-1 overflow-y-auto border-t border-line">
            {agents.length > 0 && !openId && <AroundRoster part="above" agents={agents} />}
            {records.error && agents.length === 0 && <ListFailure error={records.error} />}
            {waits && <RosterSkeleton />}
            {records.data && !waits && agents.length === 0 && <AroundRoster part="first" agents={agents} />}
            {agents.length > 0 && <Groups agents={agents} alone={!openId} />}
          </div>
        </section>
        {/* On a phone the panel lies over the roster, whose title is not heard then. */}
        {openId && <h1 className="sr-only tablet:hidden">{t("AI army")}</h1>}
        {openId && (
          <PanelContext value={{ id: openId, ...place, onStep: step, onClose: close }}>
            <AgentPanel />
          </PanelContext>
        )}
      </div>
    </ListContext>
  );
}

/** The button that halts them, whose place is kept for whoever may: on a phone it takes a line of its own. */
function Halting({ agents }: { agents: AgentRow[] }) {
  const may = !!useSession().rights?.["ai_agents"]?.["halt"];
  return (
    <div className={may ? "min-h-8 min-w-40 touch:min-h-10" : "empty:hidden"}>
      {agents.length > 0 && <AroundRoster part="act" agents={agents} />}
    </div>
  );
}

/** The agents by role, and beside them, where none is open, what stands there. */
function Groups({ agents, alone }: { agents: AgentRow[]; alone: boolean }) {
  const of = (role: AgentRow["role"]) => agents.filter((agent) => agent.role === role);
  return (
    <div className="flex min-h-full flex-col @6xl:flex-row">
      <div className="@container min-w-0 flex-1 pb-8">
        {agent_roles.map((role) => of(role).length > 0 && <RoleGroup key={role} role={role} agents={of(role)} />)}
        <AroundRoster part="below" agents={agents} />
      </div>
      {alone && (
        <div className="contents border-line @6xl:block @6xl:w-90 @6xl:flex-none @6xl:border-l">
          <AroundRoster part="beside" agents={agents} />
        </div>
      )}
    </div>
  );
}

/** Which agent the address opens, and the ways from one to the next. */
function useOpen(agents: AgentRow[]) {
  const [address, go] = useAddress();
  const openId = address["id"];
  const list = useMemo<ListSurroundings>(
    () => ({
      openId,
      open: (id) => go({ id }, { replace: openId !== undefined }),
      hrefOf: (id) => hrefOf(changed(address, { id })),
      selection: null,
    }),
    [openId, address, go],
  );
  const close = () => go({ id: null });
  const step = (way: 1 | -1) => {
    const next = agents[agents.findIndex(({ id }) => id === openId) + way];
    if (next) list.open(next.id);
  };
  const move = (way: 1 | -1) => (openId ? step(way) : focusBeside(way));
  useKeys([
    { of: "next", keys: ["ArrowDown", "Alt+J"], label: t("Next record"), act: () => move(1) },
    { of: "previous", keys: ["ArrowUp", "Alt+K"], label: t("Previous record"), act: () => move(-1) },
    ...(openId ? [{ keys: ["Escape"], label: t("Close"), act: close }] : []),
  ]);
  return { list, openId, step, close };
}

function focusBeside(way: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>("[data-agent] a")];
  const here = cards.findIndex((card) => card === document.activeElement);
  cards[Math.min(Math.max(here + way, 0), cards.length - 1)]?.focus();
}
