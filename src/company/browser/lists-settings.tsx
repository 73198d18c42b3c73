import { Plus } from "lucide-react";
import { useState } from "react";
import { DataFailure } from "../../errors/data-failure.tsx";
import { NameDialog } from "../../records/name-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { EntryList } from "./entry-list.tsx";
import { RetireDialog } from "./retire-dialog.tsx";
import { RetiredEntries } from "./retired-entries.tsx";
import { UnlistedWords } from "./unlisted-words.tsx";
import { type ChoiceRow, type CompanyList, lists, useChoiceRows, useHolders, useRereadLists } from "./use-lists.ts";

/** What is being asked for: an entry's name, new or another one, or what becomes of the records of one. */
export type Asked = { name: ChoiceRow | undefined } | { retire: ChoiceRow };

/** The company's own lists, for whoever may change them. */
export default function ListsSettings() {
  const { data, error } = useChoiceRows();
  if (error) return <DataFailure error={error} />;
  if (!data) return <Skeleton className="w-64" />;
  return (
    <>
      <p className="mb-3 text-ink-2">
        {t(
          "What is offered where a lead or a client is filled in. An entry out of use stays where it was chosen, unless you choose another for it.",
        )}
      </p>
      {lists.map((of) => (
        <OneList key={of.list} of={of} rows={data.data.filter(({ list }) => list === of.list)} />
      ))}
    </>
  );
}

function OneList({ of, rows }: { of: CompanyList; rows: ChoiceRow[] }) {
  const { holders, held } = useHolders(of);
  const reread = useRereadLists();
  const [asked, ask] = useState<Asked | null>(null);
  const live = rows.filter(({ retired_at }) => retired_at === null);
  const title = t(of.title);
  const close = () => ask(null);
  return (
    <section aria-label={title} className="mb-5">
      <h3 className="font-medium">{title}</h3>
      <p className="mb-1.5 text-ink-3">{t(of.about)}</p>
      <EntryList {...{ title, holders, ask }} entity={of.entity} rows={live} />
      <UnlistedWords {...{ rows, holders, held }} of={of} />
      <RetiredEntries {...{ rows, holders }} />
      <div className="mt-2">
        <Button size="small" onClick={() => ask({ name: undefined })}>
          <Plus aria-hidden />
          {t("New entry")}
        </Button>
      </div>
      {asked && "name" in asked && (
        <NameDialog
          entity="choices"
          record={asked.name}
          fresh={{ title: t("New entry: {{list}}", { list: title }), act: t("Add"), values: { list: of.list } }}
          longest={100}
          onSaved={reread}
          onClose={close}
        />
      )}
      {asked && "retire" in asked && (
        <RetireDialog row={asked.retire} {...{ live }} held={holders(asked.retire.key)} onClose={close} />
      )}
    </section>
  );
}
