import type { Where } from "../../entity/list-request.ts";
import { useSession } from "../../client/session-context.ts";
import { changed, useAddress } from "../../records/address.ts";
import { ListFailure } from "../../records/list-failure.tsx";
import type { LayoutProps } from "../../records/list-description.ts";
import { PageLink } from "../../records/page-link.tsx";
import type { SummaryGroup } from "../../records/record-client.ts";
import { usePeople } from "../../records/owners.ts";
import { useSummary } from "../../records/use-records.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { formatDuration } from "../../ui/duration.ts";
import { formatSums } from "../../ui/money.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { seesAmounts } from "./sees-amounts.ts";

/** By what time is added up: the columns that tell one sum from another, and the filter that leads to its rows. */
const ways = {
  project: { label: phrase("Project"), by: ["project_key", "project_name"], filter: "project" },
  person: { label: phrase("Person"), by: ["owner_id"], filter: "owner" },
  client: { label: phrase("Client"), by: ["account_name"], filter: "client" },
  task: { label: phrase("Task"), by: ["task_code", "task_name"], filter: null },
} as const;

type Way = keyof typeof ways;
const isWay = (word: string | undefined): word is Way => word !== undefined && word in ways;

/** What the time that the list shows comes to, by project, person, client or task; each leads to its rows. */
export default function TimeSums({ question }: LayoutProps) {
  const [address, go] = useAddress();
  const way: Way = isWay(address["sum"]) ? address["sum"] : "project";
  const options = (Object.keys(ways) as Way[]).map((value) => ({ value, label: t(ways[value].label) }));
  return (
    <section aria-label={t("Sums")} className="min-h-0 flex-1 overflow-y-auto border-t border-line px-4 pt-3 pb-8">
      <SegmentedControl
        label={t("Add up by")}
        value={way}
        options={options}
        onChange={(value) => go({ sum: value === "project" ? null : value })}
      />
      <Sums key={way} {...{ way, question }} />
    </section>
  );
}

function Sums({ way, question }: { way: Way } & Pick<LayoutProps, "question">) {
  const amounts = seesAmounts(useSession().rights);
  const { total, paid, keyOf } = useSums(way, question, amounts);
  const names = new Map(usePeople().map(({ value, label }) => [value, label]));
  if (total.error && !total.data) return <ListFailure error={total.error} />;
  if (!total.data) return <Skeleton className="mt-3 h-24" />;
  const largest = total.data.toSorted((one, other) => Number(other["minutes"]) - Number(one["minutes"]));
  if (largest.length === 0) return <p className="py-3 text-ink-3">{t("There is no time here.")}</p>;
  const cellsOf = (group: SummaryGroup) => [
    <Rows key="rows" {...{ way, group }} name={nameOf(way, group, names)} />,
    group.count,
    formatDuration(Number(group["minutes"])),
    paid.get(keyOf(group)) ? formatDuration(paid.get(keyOf(group)) ?? 0) : "–",
    ...(amounts ? [formatSums(group["amount"])] : []),
  ];
  const head = [t(ways[way].label), t("Time entries"), t("Duration"), t("Billable"), ...(amounts ? [t("Amount")] : [])];
  return (
    <div className="max-w-180 pt-2">
      <DataTable
        label={t("Sums")}
        head={head}
        rows={largest.map((group) => ({ key: keyOf(group), cells: cellsOf(group) }))}
      />
    </div>
  );
}

/** All of it, and of that what is paid for. */
function useSums(way: Way, { where }: LayoutProps["question"], amounts: boolean) {
  const { by } = ways[way];
  const asked = { ...(where && { where }), by: by.join() };
  const total = useSummary("time_entries", { ...asked, sum: amounts ? ["minutes", "amount"] : ["minutes"] });
  const { data: paid = [] } = useSummary("time_entries", billable(asked));
  const keyOf = (group: SummaryGroup) => by.map((column) => group[column] ?? "").join(" ");
  return { total, keyOf, paid: new Map(paid.map((group) => [keyOf(group), Number(group["minutes"])])) };
}

function billable({ where, by }: { where?: Where; by: string }) {
  const paid: Where = { billable: true };
  return { where: where ? { and: [where, paid] } : paid, by, sum: ["minutes"] };
}

function nameOf(way: Way, group: SummaryGroup, people: Map<string, string>): string {
  if (way === "person") return people.get(String(group["owner_id"])) ?? t("Somebody who has left");
  const said = ways[way].by.map((column) => group[column]).filter(Boolean);
  if (said.length > 0) return said.join(" ");
  return way === "project" ? t("No project") : way === "client" ? t("No client") : t("No task");
}

/** The way to the rows of a sum, where a filter says which they are. */
function Rows({ way, group, name }: { way: Way; group: SummaryGroup; name: string }) {
  const [address] = useAddress();
  const { filter, by } = ways[way];
  const value = group[by[0]];
  if (!filter || typeof value !== "string") return name;
  const search = changed(address, { [filter]: value, view: null, sum: null, id: null });
  return (
    <PageLink to="/tasks" search={search} className="text-person hover:underline">
      {name}
    </PageLink>
  );
}
