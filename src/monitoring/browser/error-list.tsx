import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { toastFailure } from "../../records/failure.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { isOne, phrase, t } from "../../ui/translate.ts";
import { Section } from "../../ui/section.tsx";

const states = ["open", "resolved", "ignored"] as const;
type State = (typeof states)[number];
type ErrorGroup = {
  id: string;
  source: "server" | "browser";
  title: string;
  place: string;
  route: string;
  request_id: string | null;
  count: number;
  people: number | null;
  first_at: string;
  last_at: string;
  first_release: number;
  last_release: number;
  state: State;
};

const state_names: Record<State, string> = {
  open: phrase("Unresolved"),
  resolved: phrase("Resolved"),
  ignored: phrase("Ignored"),
};
const none: Record<State, string> = {
  open: phrase("No unresolved errors."),
  resolved: phrase("No resolved errors."),
  ignored: phrase("No ignored errors."),
};

const path = "/api/monitoring/errors";
const key = ["monitoring_errors"];

/** The errors of the server and of browsers by their cause, of one state, which the address names. */
export function ErrorList() {
  const [address, go] = useAddress();
  const state = states.find((each) => each === address["errors"]) ?? "open";
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request<{ data: ErrorGroup[] }>("GET", path, { signal }).then(({ data: list }) => list),
    refetchInterval: 15_000,
    staleTime: 0,
  });
  const groups = data?.filter((group) => group.state === state);
  return (
    <Section
      title={t("Errors")}
      about={t("Errors with the same cause are one line. A resolved error opens again when it comes back.")}
    >
      <SegmentedControl
        label={t("Errors")}
        value={state}
        options={states.map((value) => ({ value, label: t(state_names[value]) }))}
        onChange={(chosen) => go({ errors: chosen === "open" ? null : chosen }, { replace: true })}
      />
      {error && !data && <DataFailure error={error} />}
      {!error && !groups && <Skeleton className="mt-2 h-24" />}
      {groups?.length === 0 && <p className="mt-2 text-ink-2">{t(none[state])}</p>}
      {groups && groups.length > 0 && (
        <ul aria-label={t("Errors")} className="mt-2 divide-y divide-line-2 rounded-md border border-line bg-raised">
          {groups.map((group) => (
            <Line key={group.id} group={group} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Line({ group }: { group: ErrorGroup }) {
  const { title, place, route, source, request_id } = group;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2">
      <span className="w-20 flex-none">
        <Badge>{source === "server" ? t("Server") : t("Browser")}</Badge>
      </span>
      <span className="min-w-56 flex-1">
        <code className="block break-words">{title}</code>
        <span className="block text-meta break-words text-ink-2">{[place, route].filter(Boolean).join(" · ")}</span>
        <span className="block text-meta text-ink-3">{facts(group).join(" · ")}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {request_id && (
          <PageLink
            to="/audit-logs"
            search={{ request: request_id }}
            className="text-meta text-person hover:underline"
            title={request_id}
          >
            {t("Last request")}
          </PageLink>
        )}
        <Settle group={group} />
      </span>
    </li>
  );
}

function facts({ count, people, first_at, last_at, first_release, last_release }: ErrorGroup): string[] {
  const when = { first: formatDateTime(first_at), last: formatDateTime(last_at) };
  return [
    isOne(count) ? t("once") : t("{{count}} times", { count: formatNumber(count) }),
    ...(people === null
      ? []
      : [isOne(people) ? t("{{count}} person", { count: people }) : t("{{count}} people", { count: people })]),
    t("first {{first}}, last {{last}}", when),
    first_release === last_release
      ? t("release {{number}}", { number: last_release })
      : t("releases {{from}} to {{to}}", { from: first_release, to: last_release }),
  ];
}

const steps: Record<State, [State, string][]> = {
  open: [
    ["resolved", phrase("Resolve")],
    ["ignored", phrase("Ignore")],
  ],
  resolved: [["open", phrase("Reopen")]],
  ignored: [["open", phrase("Reopen")]],
};

function Settle({ group: { id, state } }: { group: ErrorGroup }) {
  const { rights } = useSession();
  const cache = useQueryClient();
  if (!rights?.["error_groups"]?.["settle"]) return null;
  const settle = (to: State) =>
    request("POST", `${path}/settle`, { body: { id, state: to } })
      .catch(toastFailure)
      .then(() => cache.invalidateQueries({ queryKey: key }));
  return steps[state].map(([to, word]) => (
    <Button key={to} size="small" onClick={() => settle(to)}>
      {t(word)}
    </Button>
  ));
}
