import type { Where } from "../../entity/list-request.ts";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
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
import { changed } from "../../records/address.ts";
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
  const { rights } = useSession();
  const amounts = seesAmounts(rights);
  const way: Way = isWay(address["sum"]) ? address["sum"] : "project";
  const { by } = ways[way];
  const asked = { ...(question.where && { where: question.where }), by: by.join() };
  const total = useSummary("time_entries", { ...asked, sum: amounts ? ["minutes", "amount"] : ["minutes"] });
  const paid = useSummary("time_entries", billable(asked));
  const names = new Map(usePeople().map(({ value, label }) => [value, label]));
  if (total.error && !total.data) return <ListFailure error={total.error} />;
  const largest = [...(total.data ?? [])].toSorted((one, other) => Number(other["minutes"]) - Number(one["minutes"]));
  const keyed = (group: SummaryGroup) => by.map((column) => group[column] ?? "").join(" ");
  const billed = new Map(paid.data?.map((group) => [keyed(group), Number(group["minutes"])]));
  const options = (Object.keys(ways) as Way[]).map((value) => ({ value, label: t(ways[value].label) }));
  const named = (group: SummaryGroup) => nameOf(way, group, names);
  return (
    <section aria-label={t("Sums")} className="min-h-0 flex-1 overflow-y-auto border-t border-line px-4 pt-3 pb-8">
      <SegmentedControl
        label={t("Add up by")}
        value={way}
        options={options}
        onChange={(value) => go({ sum: value === "project" ? null : value })}
      />
      {!total.data && <Skeleton className="mt-3 h-24" />}
      {total.data && largest.length === 0 && <p className="py-3 text-ink-3">{t("There is no time here.")}</p>}
      {largest.length > 0 && (
        <div className="max-w-180 pt-2">
          <DataTable
            label={t("Sums")}
            head={[
              t(ways[way].label),
              t("Time entries"),
              t("Duration"),
              t("Billable"),
              ...(amounts ? [t("Amount")] : []),
            ]}
            rows={largest.map((group) => ({
              key: keyed(group),
              cells: [
                <Rows key="rows" {...{ way, group, address }} name={named(group)} />,
                group.count,
                formatDuration(Number(group["minutes"])),
                billed.get(keyed(group)) ? formatDuration(billed.get(keyed(group)) ?? 0) : "–",
                ...(amounts ? [formatSums(group["amount"] as Record<string, number>)] : []),
              ],
            }))}
          />
        </div>
      )}
    </section>
  );
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
function Rows({ way, group, name, address }: { way: Way; group: SummaryGroup; name: string; address: object }) {
  const { filter, by } = ways[way];
  const value = group[by[0]];
  if (!filter || typeof value !== "string") return name;
  const search = changed(address as Record<string, string>, { [filter]: value, view: null, sum: null, id: null });
  return (
    <PageLink to="/tasks" search={search} className="text-person hover:underline">
      {name}
    </PageLink>
  );
}
