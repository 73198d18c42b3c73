import { type LucideIcon, Tag, Trash2, UserRound } from "lucide-react";
import type { VerbMeta } from "../entity/meta.ts";
import type { Listed } from "../entities/places.ts";
import type { BulkProps } from "../records/list-description.ts";
import type { RecordRow, Values } from "../records/record-client.ts";
import { useAllowed } from "../records/use-allowed.ts";
import { useFields, usePutAway, useVerbs } from "../records/use-meta.ts";
import { formatNumber } from "../ui/format.ts";
import { phrase, t } from "../ui/translate.ts";
import { actWord } from "./act-words.ts";
import { useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { useMany } from "./use-many.tsx";
import { asking } from "./verb-fields.ts";
import { sayOf } from "./words.ts";

/** One act of the bar: on how many of those that are meant it may be done, and how it is said of so many. */
export type BarAct = {
  key: string;
  icon?: LucideIcon;
  allowed: number | undefined;
  say: (count: number) => string;
  run: () => void;
};

/** What may be done to the records that are chosen, or to all that match; `chosen` is how many those are. */
export function useBarActs({ rows, rights, selection, question }: BulkProps<RecordRow>, chosen: number): BarAct[] {
  const { described } = useScreen();
  const { entity, given_to_many = [], asked_of_many = {} } = described;
  const { where, q, imported } = question;
  const matching = selection.all
    ? { matching: { ...(where && { where }), ...(q && { q }), ...(imported && { imported }) } }
    : undefined;
  const chosen_rows = rows.filter(({ id }) => selection.ids.has(id));
  const acts = useMany({ rows: chosen_rows, ...matching, count: chosen }, selection.clear);
  const allowed = useAllowed(entity, matching ?? { ids: chosen_rows.map(({ id }) => id) });
  const columns = useFields(entity);
  const act = (
    right: string,
    icon: LucideIcon | undefined,
    key: string,
    say: BarAct["say"],
    run: (may: number) => void,
  ) => {
    const may = allowed && (allowed[right] ?? 0);
    return { key, ...(icon && { icon }), allowed: may, say, run: () => run(may ?? chosen) };
  };
  // What none of them is in a state for is not offered.
  const offered = useOffered(entity, asked_of_many, allowed, selection.all ? rows : chosen_rows);
  const list = (name: string) => !!columns.find((each) => each.name === name)?.list;
  const sayAssign = (count: number) =>
    count === chosen ? t("Assign…") : t("Assign {{count}}…", { count: formatNumber(count) });
  const sayRemove = (count: number) =>
    sayOf(entity, count === 1 ? remove_one : remove_many, { count: formatNumber(count) });
  return [
    ...(rights["assign"] ? [act("assign", UserRound, "assign", sayAssign, acts.assign)] : []),
    ...offered.map(([name, verb]) =>
      act(name, undefined, name, sayVerb(actWord(entity, name), name in asked_of_many || verb, chosen), (may) =>
        acts.verb(name, verb, may),
      ),
    ),
    ...(rights["update"] ? given_to_many : []).map((name) =>
      act("update", Tag, name, sayGive(labelOf(described, name), chosen), (may) => acts.give(name, list(name), may)),
    ),
    ...(rights["delete"] ? [act("delete", Trash2, "remove", sayRemove, acts.remove)] : []),
  ];
}

/** What may be done to many, or is asked of many by a dialog of its own, on some of them. */
function useOffered(
  entity: Listed,
  own: object,
  allowed: Record<string, number> | undefined,
  rows: RecordRow[],
): [string, VerbMeta][] {
  const { column = "", by, back } = usePutAway(entity);
  // Of what is put away and what is not, each is offered one of the two verbs.
  const other = rows.some((row) => (row as Values)[column]) ? by : back;
  return Object.entries(useVerbs(entity)).filter(
    ([name, { many }]) => (many || name in own) && name !== "assign" && name !== other && !!allowed?.[name],
  );
}

// (What has a dialog of its own asks something.)
function sayVerb(act: string, verb: VerbMeta | true, chosen: number): BarAct["say"] {
  return (count) =>
    dotted(count === chosen ? act : t("{{act}} ({{count}})", { act, count: formatNumber(count) }), verb);
}

const dotted = (said: string, verb: VerbMeta | true) => (verb === true ? `${said}…` : asking(said, verb));

function sayGive(label: string, chosen: number): BarAct["say"] {
  const field = label.toLowerCase();
  return (count) =>
    count === chosen
      ? t("Set {{field}}…", { field })
      : t("Set {{field}} of {{count}}…", { field, count: formatNumber(count) });
}

const remove_one = phrase("Remove 1 {{thing}}");
const remove_many = phrase("Remove {{count}} {{things}}");
