import { DataFailure } from "../../../errors/data-failure.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../../ui/translate.ts";
import { type OwnRight, useChanges } from "./change-data.ts";
import { rightName } from "./change-dialog.tsx";
import { ChangeLine } from "./change-line.tsx";
import { scopeWord } from "./right-words.ts";

/** The changes of rights: those that wait for somebody, and what was done, with what a release has changed beneath it. */
export default function ChangesTab() {
  const { data, error } = useChanges();
  if (error && !data) return <DataFailure error={error} />;
  if (!data) return <Skeleton className="mx-4 mt-3 h-48" />;
  const { changes, own } = data;
  return (
    <section aria-label={t("Changes of rights")} className="flex flex-col gap-3 px-4 py-3">
      <Moved own={own.filter(({ moved_at, dropped_at }) => moved_at ?? dropped_at)} />
      {changes.length === 0 && (
        <EmptyState
          sentence={t("No right was changed yet. Under Rights, an administrator opens a right and changes it.")}
        />
      )}
      {changes.length > 0 && (
        <ul className="max-w-4xl divide-y divide-line rounded-md border border-line bg-raised">
          {changes.map((change) => (
            <ChangeLine key={change.id} change={change} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where a release of Tandem has changed what the company had changed. */
function Moved({ own }: { own: OwnRight[] }) {
  if (own.length === 0) return null;
  return (
    <div className="max-w-4xl rounded-md border border-line bg-raised px-3 py-2">
      <h2 className="font-medium">{t("A new version of Tandem touches rights that you have changed")}</h2>
      <ul className="mt-1 text-ink-2">
        {own.map((right) => (
          <li key={rightName(right)}>{movedSentence(right)}</li>
        ))}
      </ul>
    </div>
  );
}

function movedSentence(own: OwnRight): string {
  const words = (scopes: string[]) => scopes.map(scopeWord).join(", ") || "–";
  const said = { right: rightName(own), yours: words(own.made), theirs: words(own.shipped) };
  return own.dropped_at
    ? t("{{right}}: your scopes ({{yours}}) exist no longer, so Tandem’s stand ({{theirs}}).", said)
    : t("{{right}}: yours stand ({{yours}}); Tandem now comes with {{theirs}}.", said);
}
