import type { Person } from "../client/session.ts";
import { useTags } from "../entities/tags/use-tags.ts";
import type { FilterField, FilterOption } from "../records/filters.ts";
import { useOwners, usualOwners } from "../records/owners.ts";
import { useChoiceLists } from "../ui/choice-lists.ts";
import { t } from "../ui/translate.ts";
import type { Described } from "./description.ts";
import { own } from "../records/own.ts";
import { headingOf } from "./heading.ts";

/** Something that a list can be filtered by; its options come from the field. */
export type Filter<C extends string> = {
  /** Its name in the address. */
  name: string;
  column: C;
  kind: FilterField["kind"];
  label?: string;
  /** Where a choice takes its values from: the field's own, those in use, people, tags. */
  from?: "choices" | "use" | "owners" | "tags";
  /** How a value in use reads. */
  worded?: (value: string) => string;
  /** Options that mean several values. */
  also?: () => FilterOption[];
  /** Rows without a day can be asked for. */
  empty?: boolean;
};

type Look = Partial<Omit<Filter<string>, "column" | "kind" | "from">>;

const of =
  (kind: Filter<string>["kind"], from?: Filter<string>["from"]) =>
  <C extends string>(column: C, look: Look = {}): Filter<C> => {
    return { name: column, column, kind, ...(from && { from }), ...look };
  };

/** What lists are filtered by. */
export const by = {
  /** Options of its own alone. */
  options: of("choice"),
  choice: of("choice", "choices"),
  /** Values that are in use, the most frequent first. */
  used: of("choice", "use"),
  owner: of("choice", "owners"),
  tags: of("choice", "tags"),
  text: of("text"),
  amount: of("amount"),
  day: of("day"),
  moment: of("moment"),
};

/** The filters of a description, with the options that a chip needs to be read; others come when they are chosen from. */
export function useFilters(described: Described): FilterField[] {
  useChoiceLists();
  const owners = useOwners();
  const tags = useTags().map(({ id, name }) => ({ value: id, label: name }));
  const usual = described.filters.filter(hasOptions).map((filter): FilterField => {
    const { name, column, kind, from, worded, also, empty = false } = filter;
    const label = filter.label ? t(filter.label) : headingOf(described, column);
    if (kind === "day" || kind === "moment") return { name, column, kind, label, empty };
    if (kind !== "choice") return { name, column, kind, label };
    const options = from === "owners" ? owners : from === "tags" ? tags : (also?.() ?? []);
    const late = from === "choices" || from === "use" ? from : undefined;
    return { name, column, kind, label, options, ...(late && { late }), ...(worded && { worded }) };
  });
  return [...usual, ...own.filters(described.entity)];
}

// (What can be chosen of one pipeline alone is no choice.)
const hasOptions = ({ kind, from, also }: Filter<string>) => kind !== "choice" || !!from || (also?.().length ?? 0) > 0;

/** The same for whoever asks what an address means, and shows no filter: without names, with the options that mean something. */
export function plainFields(filters: Filter<string>[], me: Pick<Person, "id" | "team_id">): FilterField[] {
  return filters.map(({ name, column, kind, from, also, empty = false }): FilterField => {
    if (kind === "day" || kind === "moment") return { name, column, kind, label: name, empty };
    if (kind !== "choice") return { name, column, kind, label: name };
    return { name, column, kind, label: name, options: from === "owners" ? usualOwners(me) : (also?.() ?? []) };
  });
}
