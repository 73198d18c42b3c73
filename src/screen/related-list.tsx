import { Plus } from "lucide-react";
import { type ReactNode, Suspense, useId, useState } from "react";
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
import { useHere } from "./description.ts";
import { RecordForm } from "./late-form.ts";
import type { FormOf } from "./record-form.tsx";
import { removedSentence } from "./removed-sentence.ts";
import { sayOf } from "./words.ts";

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
  const writes = useWrites(entity);
  const [asked, ask] = useState<Row | "new" | null>(null);
  const changeable = useChangeable(entity);
  const may = (verb: string) => !!records.rights[verb] && !parent.deleted_at;
  const remove = ({ id }: Row) => writes.remove([id], (count, left) => removedSentence(entity, count, left));
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <Heading {...{ entity, where }} id={heading} onNew={may("create") ? () => ask("new") : null} />
      <Standing {...{ entity, records }} />
      <ul>
        {records.rows.map((row) =>
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

type HeadingProps = { id: string; entity: FormOf["entity"]; where: Where; onNew: (() => void) | null };

/** What they are called, how many there are, and a way to add one. */
function Heading({ id, entity, where, onNew }: HeadingProps) {
  const { data: groups } = useSummary(entity, { where });
  const { words } = placeOf(entity) ?? { words: { one: entity, many: entity, create: entity } };
  return (
    <header className="flex min-h-8 items-center gap-2">
      <h3 id={id} className="flex-1 font-medium">
        {t(words.many)}{" "}
        <span className="ml-1 text-meta font-normal text-ink-3 tabular-nums">
          {groups && formatNumber(groups[0]?.count ?? 0)}
        </span>
      </h3>
      {onNew && (
        <Button size="small" onClick={onNew}>
          <Plus aria-hidden />
          {t(words.create ?? words.one)}
        </Button>
      )}
    </header>
  );
}

/** Why there are no lines, or none yet. */
function Standing({ entity, records }: { entity: string; records: ReturnType<typeof useRecords> }) {
  const { rows, error, isPending, isSuccess } = records;
  if (isPending) return <Skeleton className="my-2 w-64" />;
  if (rows.length > 0) return null;
  if (error) return <p className="py-1 text-ink-2">{failureSentence(error)}</p>;
  return isSuccess && <p className="py-1 text-ink-3">{sayOf(entity, phrase("There are no {{things}} yet."))}</p>;
}
