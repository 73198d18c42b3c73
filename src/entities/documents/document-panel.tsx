import { Lock } from "lucide-react";
import { useNames } from "../../records/names.ts";
import { Acts, AssignButton, MoreActs, shown_apart, StateMenu } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { FolderPath } from "../document-folders/folder-path.tsx";
import { Envelopes } from "../envelopes/late-envelopes.ts";
import { RecordFiles } from "../files/late-files.ts";
import { TagField } from "../tags/tag-field.tsx";

const facts = ["visibility", "kind", "account_id", "project_id", "effective_on", "expires_on", "owner_id", "folder_id"];
const more = { [phrase("Record")]: ["note", "file_name", "media_type", "team_id", "created_at", "updated_at"] };

// What the server says to whoever changes one.
phrase("Choose the project that this document is shared with.");
phrase("Choose the client that this document is shared with.");
phrase("This document is not yours to change.");
phrase("People were asked to sign this version, and it stays.");
phrase("Somebody has signed this document, and it stays.");
phrase("This document is checked out already, or not yours to change.");
phrase("This document is not checked out, or not yours to change.");
phrase("{{name}} has checked this document out. Wait, or ask them to check it in.");

/** One document: where it lies, who sees it, how far it is, its versions with what is in the newest, and what happened. */
export default recordPanel(() => {
  const { row } = useHere<"documents">();
  return (
    <>
      <Head>
        <FolderPath id={row.folder_id} />
        <CheckedOut />
      </Head>
      <TagField />
      <Acts>
        <StateMenu column="status" />
        <span className="flex-1 max-tablet:hidden" />
        <AssignButton />
        <MoreActs but={[...shown_apart, row.locked_by ? "check_out" : "check_in"]} />
      </Acts>
      <PairedFacts names={facts} />
      <RecordFiles />
      <Envelopes />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** Who has checked it out, and since when. */
function CheckedOut() {
  const { locked_by, locked_at } = useHere<"documents">().row;
  const nameOf = useNames();
  if (!locked_by) return null;
  return (
    <p className="flex items-center gap-1.5 text-warn">
      <Lock aria-hidden className="size-3.5 flex-none" />
      {t("Checked out by {{name}} since {{at}}", {
        name: nameOf(locked_by) ?? t("a colleague"),
        at: locked_at ? formatDateTime(locked_at) : "",
      })}
    </p>
  );
}
