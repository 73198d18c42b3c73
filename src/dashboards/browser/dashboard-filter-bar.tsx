import { pipelinesKnown } from "../../entities/stages/known.ts";
import { useAddress } from "../../records/address.ts";
import { toastFailure } from "../../records/failure.ts";
import { usePeople } from "../../records/owners.ts";
import { useNamed } from "../../records/use-named.ts";
import { Button } from "../../ui/button.tsx";
import { useChoiceLists } from "../../ui/choice-lists.ts";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { type DashboardFilters, filter_names, type FilterName, inAddress } from "../dashboard-shape.ts";
import { type Dashboard, wholeOf } from "./dashboard.ts";
import { PeriodFilter } from "./period-filter.tsx";
import { anything } from "./use-asked-filters.ts";
import { useDashboardChange } from "./use-dashboard-change.ts";
import type { TileReports } from "./use-tile-reports.ts";

type Props = { row: Dashboard; asked: DashboardFilters; reports: TileReports; may: boolean };

/** What all tiles are looked at through, kept in the address; whoever changes the dashboard can have it open so. */
export function DashboardFilterBar({ row, asked, reports, may }: Props) {
  const [, go] = useAddress();
  const change = useDashboardChange(row);
  const { filters: kept } = wholeOf(row.definition);
  const shown = [...(reports?.values() ?? [])].flatMap((report) => report ?? []);
  if (shown.length === 0) return null;
  const leads = shown.some(({ definition }) => definition.source === "leads");
  const put = (name: FilterName, word: string) =>
    go({ [inAddress(name)]: word === (kept[name] ?? anything) ? null : word });
  const differs = filter_names.some((name) => asked[name] !== kept[name]);
  const keep = async () => {
    await change({ filters: asked }, t("The dashboard opens with these filters now."));
    go(Object.fromEntries(filter_names.map((name) => [inAddress(name), null])), { replace: true });
  };
  return (
    <div
      role="group"
      aria-label={t("Filters of the dashboard")}
      className="flex flex-none flex-wrap items-center gap-2 px-4 pb-3 max-tablet:*:min-w-36 max-tablet:*:flex-1"
    >
      <PeriodFilter value={asked.period ?? anything} onChange={(word) => put("period", word)} />
      <Choices {...{ asked, put, leads }} />
      {may && differs && (
        <Button tone="quiet" onClick={() => keep().catch(toastFailure)}>
          {t("Open with these filters")}
        </Button>
      )}
    </div>
  );
}

type ChoicesProps = {
  asked: DashboardFilters;
  put: (name: FilterName, word: string) => void;
  /** Some tile is about leads, which alone have pipelines. */
  leads: boolean;
};

function Choices({ asked, put, leads }: ChoicesProps) {
  useChoiceLists();
  const people = usePeople();
  const teams = useNamed("teams").map(({ id, name }) => ({ value: id, label: name }));
  const pipelines = pipelinesKnown().map(({ key, name }) => ({ value: key, label: t(name) }));
  const choices = [
    {
      name: "owner" as const,
      label: t("Owner"),
      options: [option(t("All owners")), option(t("Only me"), "me"), option(t("No owner"), "none"), ...people],
    },
    {
      name: "team" as const,
      label: t("Team"),
      options: [option(t("All teams")), option(t("My team"), "team"), ...teams],
    },
    { name: "pipeline" as const, label: t("Pipeline"), options: [option(t("All pipelines")), ...pipelines] },
  ].filter(({ name }) => name !== "pipeline" || asked.pipeline || (leads && pipelines.length > 1));
  return choices.map(({ name, label, options }) => (
    <Select
      key={name}
      aria-label={label}
      className="tablet:max-w-44"
      value={asked[name] ?? anything}
      options={withAsked(options, asked[name])}
      onChange={({ target }) => put(name, target.value)}
    />
  ));
}

/** A value that is offered no longer, such as a colleague who has left, is shown all the same. */
const withAsked = (options: Option[], asked: string | undefined) =>
  asked === undefined || options.some(({ value }) => value === asked)
    ? options
    : [...options, option(t("Another one"), asked)];

type Option = { value: string; label: string };

const option = (label: string, value = anything) => ({ value, label });
