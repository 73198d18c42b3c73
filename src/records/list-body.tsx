import { useDeferredValue } from "react";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { t } from "../ui/translate.ts";
import { useEntity } from "./entity-context.ts";
import { filtersOf } from "./filters.ts";
import type { ListDescription } from "./list-description.ts";
import { ListFailure } from "./list-failure.tsx";
import type { RecordRow } from "./record-client.ts";
import { RecordTable } from "./table.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";
import { useField } from "./use-meta.ts";
import type { ListState } from "./use-list-state.ts";

type Props<Row extends RecordRow> = {
  description: ListDescription<Row>;
  list: ListState<Row>;
  may_create: boolean;
  onCreate: () => void;
};

/** The records, as a table or in another layout; or why there are none. */
export function ListBody<Row extends RecordRow>(props: Props<Row>) {
  const { description, list } = props;
  const { records, rights, question, layout, go, address } = list;
  const { rows } = records;
  // A table that takes the place of its outline is drawn in slices, between which the page answers.
  const waits = useDeferredValue(records.isPending);
  if (records.error && rows.length === 0) return <ListFailure error={records.error} />;
  if (layout && list.count === 0 && saysNothing(layout.name, isNarrowed(props))) return <Nothing {...props} />;
  if (layout) return layout.draw({ question, rights, fields: description.fields });
  if (waits || records.isPending) return <TableSkeleton columns={description.columns} />;
  if (rows.length === 0) return <Nothing {...props} />;
  return (
    <RecordTable<Row>
      handle={list.setTable}
      cells={list.bin ? undefined : description.cells}
      label={description.title}
      rows={rows}
      columns={description.columns}
      compact={description.compact}
      count={list.count}
      sort={address["sort"] ?? description.order}
      onSort={(sort) => go({ sort })}
      hasMore={records.hasNextPage}
      loadMore={() => !records.isFetchingNextPage && void records.fetchNextPage()}
    />
  );
}

/** A board, a month and a timeline without a card say nothing of a search. A month and a timeline of nothing are there to be filled; a board is not. */
const saysNothing = (layout: string, narrowed: boolean) =>
  layout === "board" || (narrowed && ["calendar", "timeline"].includes(layout));

function isNarrowed<Row extends RecordRow>({ description, list }: Props<Row>): boolean {
  return !!list.address["q"] || Object.keys(filtersOf(description.fields, list.address)).length > 0;
}

/** Whether a reader sees all that there are: what belongs to records of several kinds, where they see all of each. */
const seesAll = (scopes: string[], parents: readonly string[] = []): boolean =>
  scopes.includes("all") || (parents.length > 0 && parents.every((kind) => scopes.includes(`${kind}_all`)));

function Nothing<Row extends RecordRow>({ description, list, may_create, onCreate }: Props<Row>) {
  const { fields, nothing, create } = description;
  const filters = filtersOf(fields, list.address);
  const all_seen = seesAll(list.rights["read"] ?? [], useField(useEntity(), "entity")?.choices);
  if (list.bin)
    return (
      <div className="min-h-0 flex-1 border-t border-line">
        <EmptyState sentence={t("Nothing of this kind was removed in the last 30 days.")} />
      </div>
    );
  const filtered = Object.keys(filters).length > 0;
  const clear = () => list.go({ q: null, ...Object.fromEntries(Object.keys(filters).map((name) => [name, null])) });
  return (
    <div className="min-h-0 flex-1 border-t border-line">
      {filtered || list.address["q"] ? (
        <EmptyState
          sentence={nothing.found}
          action={<Button onClick={clear}>{filtered ? t("Clear the filters") : t("Clear the search")}</Button>}
        />
      ) : (
        <EmptyState
          sentence={all_seen ? nothing.yet : t("None that your role shows you. There may be others.")}
          action={
            may_create && (
              <Button tone="primary" onClick={onCreate}>
                {create?.label}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
