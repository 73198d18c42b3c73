import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { errorWord } from "../../entities/webhooks/error-word.ts";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { TitleLine } from "../../records/title-line.tsx";
import { tab_screens } from "../../screen/tabs.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { formatDateTime } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import type { Connection, ConnectionState } from "../connections.ts";
import { aboutOf, countOf, nameOf, stateWord, wayOf } from "./connection-words.ts";
import { IntegrationTabs } from "./integration-tabs.tsx";

const every_ms = 30_000;

/** What the installation is connected to, and as a tab of it the webhooks. */
export default function IntegrationsScreen() {
  const [{ tab }] = useAddress();
  const Webhooks = tab_screens["webhooks"];
  return tab === "webhooks" && Webhooks ? <Webhooks /> : <Connections />;
}

function Connections() {
  const { data, error } = useQuery({
    queryKey: ["connections"],
    queryFn: ({ signal }) => request<{ data: Connection[] }>("GET", "/api/integrations/connections", { signal }),
    select: ({ data: connections }) => connections,
    refetchInterval: every_ms,
    staleTime: 0,
  });
  if (error && !data) return <DataFailure error={error} />;
  const connections = data?.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <>
      <TitleLine title={<IntegrationTabs entity="connections" />} facts={connections ? summary(connections) : ""} />
      {connections ? (
        <ul
          aria-label={t("Connections")}
          className="mx-4 mb-8 max-w-5xl divide-y divide-line-2 rounded-md border border-line bg-raised"
        >
          {connections.map((connection) => (
            <Line key={connection.connection} connection={connection} />
          ))}
        </ul>
      ) : (
        <Skeleton className="mx-4 h-96" />
      )}
    </>
  );
}

const order: ConnectionState[] = ["warning", "good", "unused", "off"];
const tones = { warning: "agent", good: "good", unused: "neutral", off: "neutral" } as const;

function Line({ connection }: { connection: Connection }) {
  const { state, ok_at, error } = connection;
  const way = wayOf(connection);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-3 py-2">
      <span className="w-32 flex-none">
        <Badge tone={tones[state]}>{stateWord(state)}</Badge>
      </span>
      <span className="min-w-56 flex-1">
        <span className="font-medium">{nameOf(connection)}</span>{" "}
        {state !== "off" && <span className="text-ink-2">{countOf(connection)}</span>}
        <span className="block text-meta text-ink-2">{aboutOf(connection)}</span>
        {ok_at && state !== "off" && (
          <span className="block text-meta text-ink-3">
            {t("Last success: {{when}}", { when: formatDateTime(ok_at) })}
          </span>
        )}
        {error && <code className="block text-meta break-words text-bad">{errorWord(error)}</code>}
      </span>
      <PageLink to={way.path} search={way.search} className={buttonLook("plain", "small")}>
        {t("Open")}
        <span className="sr-only">: {nameOf(connection)}</span>
      </PageLink>
    </li>
  );
}

function summary(connections: Connection[]): string {
  const connected = connections.filter(({ state }) => state !== "off");
  const warned = connected.filter(({ state }) => state === "warning").length;
  const told = t("{{count}} of {{all}} set up", { count: connected.length, all: connections.length });
  return warned > 0 ? `${told} · ${t("{{count}} to check", { count: warned })}` : told;
}
