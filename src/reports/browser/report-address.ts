import type { Address, AddressChange } from "../../records/address.ts";
import { charts, date_steps, measure_kinds, most, type ReportDefinition, report_sources } from "../definition-shape.ts";

/** What stands before the name of a filter in the address of the builder, where other names mean other things. */
export const filter_prefix = "f.";

/** The address of the builder with a report in it: `?source=leads&by=source,created_at:month&show=count,sum:value&as=bar`. */
export function addressOf({ source, filters, groups, measures, chart, compare }: ReportDefinition): Address {
  const by = groups.map((group) => [group.field, group.by ?? group.step].filter(Boolean).join(":"));
  const show = measures.map(({ of, field }) => [of, field].filter(Boolean).join(":"));
  return {
    source,
    ...(by.length > 0 && { by: by.join(",") }),
    show: show.join(","),
    as: chart,
    ...(compare && { than: compare }),
    ...Object.fromEntries(Object.entries(filters).map(([name, word]) => [`${filter_prefix}${name}`, word])),
  };
}

/** The report that an address of the builder means; null where it means none. Whatever in it is no part of a report is left out. */
export function definitionIn(address: Address): ReportDefinition | null {
  const source = report_sources.find((each) => each === address["source"]);
  if (!source) return null;
  const groups = listed(address["by"]).slice(0, most.groups).map(groupIn);
  const measures = listed(address["show"]).slice(0, most.measures).flatMap(measureIn);
  const words = Object.entries(address).filter(([name]) => name.startsWith(filter_prefix));
  return {
    source,
    filters: Object.fromEntries(words.map(([name, word]) => [name.slice(filter_prefix.length), String(word)])),
    groups,
    measures: measures.length > 0 ? measures : [{ of: "count" }],
    chart: charts.find((each) => each === address["as"]) ?? "bar",
    ...(address["than"] && { compare: address["than"] }),
  };
}

/** What changes one report in the address to another. */
export function changeTo(address: Address, definition: ReportDefinition): AddressChange {
  const gone = Object.keys(address).filter((name) => name.startsWith(filter_prefix));
  return { by: null, than: null, ...Object.fromEntries(gone.map((name) => [name, null])), ...addressOf(definition) };
}

const listed = (text: string | undefined) => text?.split(",").filter(Boolean) ?? [];

function groupIn(text: string): ReportDefinition["groups"][number] {
  const [field = "", how] = text.split(":");
  const by = date_steps.find((each) => each === how);
  const step = by || !how || !(Number(how) > 0) ? undefined : Number(how);
  return { field, ...(by && { by }), ...(step && { step }) };
}

function measureIn(text: string): ReportDefinition["measures"] {
  const [of, field] = text.split(":");
  const known = measure_kinds.find((each) => each === of);
  return known ? [{ of: known, ...(field && { field }) }] : [];
}

/** Whether two reports ask the same. */
export const asksSame = (one: ReportDefinition, other: ReportDefinition): boolean => textOf(one) === textOf(other);

const textOf = (definition: ReportDefinition) => JSON.stringify(Object.entries(addressOf(definition)).toSorted());

/** What was stored, with what a program may have left out. */
export function wholeOf(stored: Partial<ReportDefinition>): ReportDefinition {
  const { source = "leads", filters = {}, groups = [], measures = [{ of: "count" }], chart = "bar", compare } = stored;
  return { source, filters, groups, measures, chart, ...(compare && { compare }) };
}
