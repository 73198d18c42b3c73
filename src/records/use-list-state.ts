import { useMemo, useState } from "react";
import type { EntityName, Rights } from "../client/api.ts";
import { useSession } from "../client/session-context.ts";
import { t } from "../ui/translate.ts";
import { changed, useAddress } from "./address.ts";
import { narrowedBy, whereOf } from "./filters.ts";
import { hrefOf } from "./href.ts";
import { useKeys } from "../keys/use-keys.ts";
import type { ListSurroundings } from "./list-context.ts";
import type { ListDescription } from "./list-description.ts";
import type { ListQuestion, RecordRow } from "./record-client.ts";
import { useSelection } from "./selection.ts";
import type { TableHandle } from "./table.tsx";
import { useVerbs } from "./use-meta.ts";
import { useRecords, useSummary } from "./use-records.ts";

/** The state of a list screen: what the address asks for, what came, what is open and chosen. */
export type ListState<Row extends RecordRow> = ReturnType<typeof useListState<Row>>;

const layoutOf = (
  { layouts, begins_as }: Pick<ListDescription<never>, "layouts" | "begins_as">,
  view: string | undefined,
) => layouts.find(({ name }) => name === (view ?? begins_as));

/** Reads the address, fetches what it asks for, and lets keys move about in it. */
export function useListState<Row extends RecordRow>(description: ListDescription<Row>) {
  const { entity, fields, include, order, sum } = description;
  const [address, go] = useAddress();
  const { id: openId, q, sort, imported } = address;
  const bin = address["bin"] !== undefined;
  const where = narrowedBy(address["rows"], whereOf(fields, address));
  const asked = { ...(where && { where }), ...(q && { q }), ...(bin && { bin }), ...(imported && { imported }) };
  // (Some lists show nothing of others.)
  const question: ListQuestion = { ...asked, order: [sort ?? order], ...(include.length > 0 && { include }) };
  const records = useRecords<Row>(entity, question);
  const { data: groups } = useSummary(entity, { ...asked, ...(sum.length > 0 && { sum }) });
  const [table, setTable] = useState<TableHandle | null>(null);
  const selection = useSelection(records.rows, JSON.stringify(asked));
  const { rows } = records;
  const known = useSession().rights?.[entity];
  const rights: Rights = records.data ? records.rights : (known ?? {});
  const many = useDoneToMany(entity).some((right) => rights[right]);
  // None is the table.
  const layout = bin ? undefined : layoutOf(description, address["view"]);
  const surroundings = useMemo<ListSurroundings>(
    () => ({
      openId,
      // Within the panel the next record takes the place of this one: Back leads to the list.
      open: (id) => go({ id }, { replace: openId !== undefined }),
      hrefOf: (id) => hrefOf(changed(address, { id })),
      selection: many && !layout ? selection : null,
    }),
    [openId, go, address, many, layout, selection],
  );
  const openIndex = rows.findIndex((row) => row.id === openId);
  const sums = groups ? (groups[0] ?? { count: 0 }) : undefined;
  const close = () => leavePanel(() => go({ id: null }), openIndex, table);
  const step = (way: 1 | -1) => {
    const next = rows[openIndex + way];
    if (!next) return;
    surroundings.open(next.id);
    table?.show(openIndex + way, false);
  };
  const list = { address, go, bin, question, records, rights, selection, table, setTable, layout, surroundings };
  const state = { ...list, openId, openIndex, sums, count: sums?.count, close, step } as const;
  useListKeys(state);
  return state;
}

/** Who was in the panel goes on from its row. */
function leavePanel(close: () => void, index: number, table: TableHandle | null): void {
  const within = document.activeElement?.closest("aside");
  close();
  if (within && index >= 0) table?.show(index, true);
}

type Moved = {
  records: { rows: RecordRow[] };
  surroundings: ListSurroundings;
  openId: string | undefined;
  table: TableHandle | null;
  step: (way: 1 | -1) => void;
  close: () => void;
};

/** The rights by which something is done to many of these. */
function useDoneToMany(entity: EntityName): string[] {
  const verbs = Object.values(useVerbs(entity)).filter(({ many }) => many);
  return ["update", "assign", "delete", ...verbs.map(({ right }) => right)];
}

function useListKeys({ records, surroundings, openId, table, step, close }: Moved): void {
  const { selection } = surroundings;
  const focused = () => Number(document.activeElement?.closest("[data-row]")?.getAttribute("data-row") ?? -1);
  const move = (way: 1 | -1) => {
    if (openId) return step(way);
    const next = Math.min(Math.max(focused() + way, 0), records.rows.length - 1);
    table?.show(next, true);
  };
  const choose = () => {
    const row = records.rows[focused()] ?? records.rows.find(({ id }) => id === openId);
    if (row) selection?.toggle(row.id);
  };
  const leave = () => (openId ? close() : selection?.clear());
  useKeys([
    { of: "next", keys: ["ArrowDown", "Alt+J"], label: t("Next record"), act: () => move(1) },
    { of: "previous", keys: ["ArrowUp", "Alt+K"], label: t("Previous record"), act: () => move(-1) },
    // The focused row is a link, so that Enter opens it without our help.
    ...(openId ? [] : [{ keys: ["Enter"], label: t("Open"), act: () => clickFocused() }]),
    ...(selection ? [{ of: "choose" as const, label: t("Choose, or let go"), act: choose }] : []),
    { keys: ["Escape"], label: openId ? t("Close") : t("Clear the choice"), act: leave },
  ]);
}

function clickFocused(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.click();
}
