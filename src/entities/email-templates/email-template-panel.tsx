import { CopyPlus } from "lucide-react";
import { useSession } from "../../client/session-context.ts";
import { newKey } from "../../client/request.ts";
import { useList } from "../../records/list-context.ts";
import { Acts, MoreActs, StateMenu } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { toastRefusal } from "../../screen/refusals.ts";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { TemplateEditor } from "../../templates/browser/late-editor.ts";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { writtenTo } from "./written-to.ts";

const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** One template: its source with a preview on a real record, how often it was used, and its versions. */
export default recordPanel(() => {
  const { row, may } = useHere<"email_templates">();
  const writes = useScreenWrites();
  const duplicate = useDuplicate();
  return (
    <>
      <Head>
        <Used />
      </Head>
      <Acts>
        <StateMenu column="status" />
        <span className="flex-1" />
        <MoreActs>
          {!!duplicate &&
            (({ MenuItem }) => (
              <MenuItem icon={CopyPlus} onSelect={() => void duplicate().catch(toastRefusal)}>
                {row.language === "english" ? t("Duplicate for French") : t("Duplicate for English")}
              </MenuItem>
            ))}
        </MoreActs>
      </Acts>
      <PairedFacts names={["category", "language"]} />
      <TemplateEditor {...{ row, writes }} editable={may("update")} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** Makes a draft of the same text to be translated into the other language, and opens it; null for whoever makes none. */
function useDuplicate(): (() => Promise<void>) | null {
  const { row } = useHere<"email_templates">();
  const { rights } = useSession();
  const { open } = useList();
  const { create } = useScreenWrites();
  if (!rights?.["email_templates"]?.["create"]) return null;
  const { name, category, subject, body } = row;
  const language = row.language === "english" ? "french" : "english";
  return async () => {
    const { id } = await create({ name, category, language, subject, body }, newKey());
    open(id);
  };
}

/** To whom it can be written, and how often that was done. */
function Used() {
  const { row } = useHere<"email_templates">();
  const { uses, used_at } = row;
  const said = used_at
    ? t("E-mails sent: {{count}}, the last one on {{at}}", { count: formatNumber(uses), at: formatDateTime(used_at) })
    : t("No e-mail was sent with it yet.");
  return (
    <p className="text-ink-2">
      {writtenTo(row)} · {said}
    </p>
  );
}
