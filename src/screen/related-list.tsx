import { Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useChangeable } from "../client/session-context.ts";
import { placeOf } from "../entities/places.ts";
import type { Where } from "../entity/list-request.ts";
import { failureSentence } from "../records/failure.ts";
import type { RecordRow, Values } from "../records/record-client.ts";
import { useRecords, useSummary } from "../records/use-records.ts";
import { useWrites } from "../records/use-writes.ts";
import { Button } from "../ui/button.tsx";
import { formatNumber } from "../ui/format.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { phrase, t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { useHere } from "./description.ts";
import type { FormOf } from "./record-form.tsx";
import { sayOf } from "./words.ts";

const RecordForm = lazy(
  withFrench(
    () => import("./record-form.tsx"),
    () => import("./forms.french.ts"),
  ),
);

/** What can be done with a line; null where the reader may not. */
export type LineActs = { onEdit: (() => void) | null; onRemove: (() => void) | null };

type Props<Row extends RecordRow> = {
  described: FormOf;
  /** Which belong to the record that is open, in which order, and what a new one is given of it. */
  where: Where;
  order: string[];
  given: Values;
  /** The form for a new one. */
  title: string;
  line: (row: Row, acts: LineActs) => ReactNode;
};

/** Records that belong to the one that is open, as a small list in its panel, with what may be done with them. */
export function RelatedList<Row extends RecordRow>(props: Props<Row>) {
  const { described, where, order, given, title, line } = props;
  const { entity, form } = described;
  const heading = useId();
  const parent = useHere().row;
  const records = useRecords<Row>(entity, { where, order });
  const { data: groups } = useSummary(entity, { where });
  const writes = useWrites(entity);
  const [asked, ask] = useState<Row | "new" | null>(null);
  const { rows, error } = records;
  const changeable = useChangeable(entity);
  const may = (verb: string) => !!records.rights[verb] && !parent.deleted_at;
  const { words } = placeOf(entity) ?? { words: { one: entity, many: entity, create: entity } };
  const remove = ({ id }: Row) => writes.remove([id], (count, left) => removed(entity, count, left));
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <header className="flex min-h-8 items-center gap-2">
        <h3 id={heading} className="flex-1 font-medium">
          {t(words.many)}{" "}
          <span className="ml-1 text-meta font-normal text-ink-3 tabular-nums">
            {groups && formatNumber(groups[0]?.count ?? 0)}
          </span>
        </h3>
        {may("create") && (
          <Button size="small" onClick={() => ask("new")}>
            <Plus aria-hidden />
            {t(words.create ?? words.one)}
          </Button>
        )}
      </header>
      {records.isPending && <Skeleton className="my-2 w-64" />}
      {error && rows.length === 0 && <p className="py-1 text-ink-2">{failureSentence(error)}</p>}
      {records.isSuccess && rows.length === 0 && (
        <p className="py-1 text-ink-3">{sayOf(entity, phrase("There are no {{things}} yet."))}</p>
      )}
      <ul>
        {rows.map((row) =>
          line(row, {
            onEdit: may("update") && form.some(changeable) ? () => ask(row) : null,
            onRemove: may("delete") ? () => void remove(row) : null,
          }),
        )}
      </ul>
      {records.hasNextPage && (
        <Button tone="quiet" size="small" className="w-full" onClick={() => records.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
      {asked && (
        <Suspense>
          <RecordForm
            described={described}
            {...(asked === "new" ? { of: parent.id, given, title } : { record: asked })}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function removed(entity: string, count: number, left: string): string {
  return count > 0 ? sayOf(entity, phrase("1 {{thing}} is in the bin.")) : left;
}
