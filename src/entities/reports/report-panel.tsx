import { CopyPlus, Pencil } from "lucide-react";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useList } from "../../records/list-context.ts";
import { PageLink } from "../../records/page-link.tsx";
import { addressOf, wholeOf } from "../../reports/browser/report-address.ts";
import { ReportResult } from "../../reports/browser/late-reports.ts";
import { sourceWord } from "../../reports/browser/source-choice.tsx";
import { Acts, AssignButton, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { toastRefusal } from "../../screen/refusals.ts";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { phrase, t } from "../../ui/translate.ts";

const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** One report: what it answers its reader, who else sees it, and what was changed in it. */
export default recordPanel(() => {
  const { row } = useHere<"reports">();
  const definition = wholeOf(row.definition);
  const duplicate = useDuplicate();
  return (
    <>
      <Head>
        <p className="text-ink-2">{sourceWord(row.source)}</p>
      </Head>
      <Acts>
        <PageLink
          to="/reports"
          search={{ ...addressOf(definition), report: row.id }}
          className={buttonLook("plain", "small")}
        >
          <Pencil aria-hidden />
          {t("Open in the builder")}
        </PageLink>
        <span className="flex-1" />
        <AssignButton />
        <MoreActs>
          {!!duplicate &&
            (({ MenuItem }) => (
              <MenuItem icon={CopyPlus} onSelect={() => void duplicate().catch(toastRefusal)}>
                {t("Duplicate")}
              </MenuItem>
            ))}
        </MoreActs>
      </Acts>
      <div className="border-t border-line px-4 py-4 [--below:var(--raised)]">
        <ReportResult definition={definition} />
      </div>
      <Facts names={["visibility", "owner_id", "note"]} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** Makes a copy of one's own, and opens it; null for whoever makes none. */
function useDuplicate(): (() => Promise<void>) | null {
  const { row } = useHere<"reports">();
  const { rights, person } = useSession();
  const { open } = useList();
  const { create } = useScreenWrites();
  if (!rights?.["reports"]?.["create"]) return null;
  const { note, definition } = row;
  const name = t("{{name}} (copy)", { name: row.name });
  return async () => {
    const { id } = await create({ name, note, definition, visibility: "private", owner_id: person.id }, newKey());
    open(id);
  };
}
