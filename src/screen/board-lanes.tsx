import { matches } from "../offline/matches.ts";
import { useAddress } from "../records/address.ts";
import { type BoardLane, no_value } from "../records/board-lane.ts";
import { whereOf } from "../records/filters.ts";
import type { LayoutProps } from "../records/list-description.ts";
import { type SummaryGroup, withValues } from "../records/record-client.ts";
import { useField } from "../records/use-meta.ts";
import { choicesIn } from "../ui/choice-lists.ts";
import { choiceWord, offeredWord } from "../ui/choice-word.ts";
import { t } from "../ui/translate.ts";
import { useScreen } from "./description.ts";
import { StateGlyph } from "./state-mark.tsx";

type Asked = {
  by: string;
  fields: LayoutProps["fields"];
  groups: SummaryGroup[] | undefined;
  lane: ((value: string) => Partial<BoardLane>) | undefined;
};

/** Each asks for its own cards. */
export const most_lanes = 40;

/**
 * What lies side by side: no value, where there can be none; the values of the column's list; those on no list that records
 * have. But for those that a filter on it leaves out, so that counts agree with the table's; of very many, the fullest.
 */
export function useBoardLanes({ by, fields, groups, lane }: Asked): BoardLane[] {
  const { described } = useScreen();
  const [address] = useAddress();
  const { choices, chosen_from, offered_from, nullable } = useField(described.entity, by) ?? {};
  const filters = fields.filter(({ column }) => column === by);
  const where = whereOf(filters, address);
  const count = new Map(groups?.map((group) => [String(group[by] ?? no_value), group.count]));
  const listed = choices ?? (offered_from ? choicesIn(offered_from).map(({ key }) => key) : []);
  const values = [...new Set([...(nullable ? [no_value] : []), ...listed, ...count.keys()])].filter(
    (value) => matches(where, withValues({}, { [by]: value === no_value ? null : value })) !== false,
  );
  const fullest = new Set(
    values.toSorted((one, other) => (count.get(other) ?? 0) - (count.get(one) ?? 0)).slice(0, most_lanes),
  );
  return values
    .filter((value) => fullest.has(value))
    .map((value) => ({
      value,
      label: wordOf(value, { chosen_from, offered_from }),
      mark: <StateGlyph glyph={described.glyph?.(value)} />,
      ...lane?.(value),
    }));
}

type Listed = { chosen_from?: string | undefined; offered_from?: string | undefined };

/** A value as the head of its column says it. */
export function wordOf(value: string, { chosen_from, offered_from }: Listed): string {
  if (value === no_value) return t("Not known");
  return offered_from ? offeredWord(value, offered_from) : choiceWord(value, chosen_from);
}
