import { useNames } from "../../records/names.ts";
import { usePeople } from "../../records/owners.ts";
import { Words } from "../../timeline/browser/words.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Mail } from "./conversation-list.tsx";

/** A note for colleagues, which is told apart from what leaves the house. */
export function NoteItem({ note: { created_by, body, mailed_at, mention_ids } }: { note: Mail }) {
  const nameOf = useNames();
  const people = usePeople();
  const who = (created_by && nameOf(created_by)) || t("Somebody");
  const mentioned = people.filter(({ value }) => mention_ids.includes(value)).map(({ label }) => label);
  return (
    <article
      aria-label={t("Note of {{who}}", { who })}
      className="rounded-md border border-dashed border-line bg-sunken px-3 py-2"
    >
      <p className="flex items-center gap-2 text-meta text-ink-3">
        <Avatar id={created_by ?? ""} name={who} kind="person" />
        <span className="font-medium text-ink-2">{who}</span>
        {t("noted for colleagues only")}
        <time dateTime={mailed_at} className="ml-auto">
          {formatDateTime(mailed_at)}
        </time>
      </p>
      <Words text={body ?? ""} {...{ mentioned }} flat />
    </article>
  );
}
