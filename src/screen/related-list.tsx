import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { useChangeable } from "../client/session-context.ts";
import { placeOf } from "../entities/places.ts";
import type { Where } from "../entity/list-request.ts";
import { failureSentence } from "../records/failure.ts";
import type { RecordRow, Values } from "../records/record-client.ts";
import { useRecords, useSummary } from "../records/use-records.ts";
import { useFields } from "../records/use-meta.ts";
import { useWrites } from "../records/use-writes.ts";
import { Button } from "../ui/button.tsx";
import { formatNumber } from "../ui/format.ts";
import { formatSums } from "../ui/money.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { t } from "../ui/translate.ts";
import { type ChildList, questionOf } from "./child-list.ts";
import { useHere } from "./description.ts";
import { RecordForm } from "./late-form.ts";
import { LineActs } from "./line-acts.tsx";
import type { FormOf } from "./record-form.tsx";
import { removedSentence } from "./removed-sentence.ts";
import type { Words } from "./place.ts";
import { shownValue } from "./shown-value.ts";

type Props = {
  list: ChildList;
  /** Which belong to the record that is open, and what a new one is given of it. */
  where: Where;
  /** Null where none is made here. */
  given: Values | null;
};

/** Records that belong to the one that is open, as a small list in its panel, with what may be done with them. */
export function RelatedList({ list, where, given }: Props) {
  const { entity, form } = list;
  const heading = useId();
  const { row: parent, away } = useHere();
  const records = useRecords<RecordRow>(entity, questionOf(list, where, useFields(entity)));
  const writes = useWrites(entity);
  const [asked, ask] = useState<RecordRow | "new" | null>(null);
  const changeable = useChangeable(entity);
  const may = (verb: string) => !!records.rights[verb] && !(parent.deleted_at ?? away);
  const edit = may("update") && form.some(changeable) ? ask : null;
  const remove = ({ id }: RecordRow) => void writes.remove([id], (count, left) => removedSentence(entity, count, left));
  const removing = may("delete") && !list.kept ? remove : null;
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-2">
      <Heading {...{ list, where }} id={heading} onNew={given && may("create") ? () => ask("new") : null} />
      <Standing {...{ records }} />
      <ul>
        {records.rows.map((row, at) => (
          <li key={row.id} className="group flex items-start gap-2 border-t border-line-2 py-1.5 first:border-0">
            <div className="min-w-0 flex-1">{list.line ? list.line(row) : <Values {...{ list, row }} />}</div>
            <LineActs {...{ list, row }} at={at + 1} of={records.rows.length} onEdit={edit} onRemove={removing} />
          </li>
        ))}
      </ul>
      {records.hasNextPage && (
        <Button tone="quiet" size="small" className="w-full" onClick={() => records.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
      {asked && (
        <Asked {...{ list }} given={given ?? {}} record={asked === "new" ? null : asked} onClose={() => ask(null)} />
      )}
    </section>
  );
}

/** The form for a new one, which says what it will belong to, or for one that is there. */
function Asked({ list, given, record, onClose }: AskedProps) {
  const { id, name } = useHere<"accounts">().row;
  const { create, new: new_one = create, one = "" }: Partial<Words> = { ...placeOf(list.entity)?.words, ...list.words };
  const made = { of: id, given, title: `${t(new_one ?? one)} · ${name}` };
  return <RecordForm described={list as FormOf} {...(record ? { record } : made)} onClose={onClose} />;
}
type AskedProps = { list: ChildList; given: Values; record: RecordRow | null; onClose: () => void };

/** What a line shows that nobody draws: its first value, and below it the others that there are. */
function Values({ list: { entity, form, shows = form }, row }: { list: ChildList; row: RecordRow }) {
  const fields = useFields(entity);
  const values = shows.map((name) => {
    const field = fields.find((each) => each.name === name);
    return field && shownValue(row, field);
  });
  const below = values.slice(1).filter(Boolean).join(" · ");
  return (
    <>
      <p className="truncate font-medium tabular-nums">{values[0]}</p>
      {below && <p className="text-ink-2">{below}</p>}
    </>
  );
}

type HeadingProps = Pick<Props, "list" | "where"> & { id: string; onNew: (() => void) | null };

/** What they are called, how many there are and what they come to, and a way to add one. */
function Heading({ id, list: { entity, sum, words: here, beside: Beside }, where, onNew }: HeadingProps) {
  const { data: groups } = useSummary(entity, { where, ...(sum && { sum: [sum] }) });
  const { count, ...sums } = groups?.[0] ?? { count: 0 };
  const words = { one: entity, many: entity, ...placeOf(entity)?.words, ...here };
  return (
    <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
      <h3 id={id} className="flex-1 font-medium">
        {t(words.many)}{" "}
        <span className="ml-1 text-meta font-normal text-ink-3 tabular-nums">
          {groups && formatNumber(count)}
          {groups && sum && count > 0 && ` · ${formatSums((sums as Values)[sum])}`}
        </span>
      </h3>
      {Beside && <Beside />}
      {onNew && (
        <Button size="small" onClick={onNew}>
          <Plus aria-hidden />
          {t(words.create ?? words.one)}
        </Button>
      )}
    </header>
  );
}

/** Why there are no lines yet: that there are none, its heading says in a figure. */
function Standing({ records: { rows, error, isPending } }: { records: ReturnType<typeof useRecords> }) {
  if (isPending) return <Skeleton className="my-2 w-64" />;
  if (rows.length > 0 || !error) return null;
  return <p className="py-1 text-ink-2">{failureSentence(error)}</p>;
}
