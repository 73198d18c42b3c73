import { readStored } from "../../client/stored.ts";
import { useSession } from "../../client/session-context.ts";
import { WriteLetter } from "../../mail/browser/late-letter.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { draftPlace } from "../../screen/draft.ts";
import { Words } from "../../timeline/browser/words.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";

type Letter = { subject: string; text: string };

/** An e-mail that an agent drafted: nobody has it yet. */
export function DraftedLetter({ subject, text }: Letter) {
  return (
    <>
      <p className="pt-1 text-meta font-medium text-ink-3">{t("Draft of an e-mail, not sent")}</p>
      <p className="font-medium">{subject}</p>
      <Words text={text} stays />
    </>
  );
}

/** Begins the e-mail that an agent drafted to people of the record that is open: one changes it, and sends it oneself. */
export function WriteDrafted({ subject, text }: Letter) {
  const { row } = useHere();
  const { ask } = useScreen();
  const may_write = !!useSession().rights?.["activities"]?.["create"];
  if (!may_write) return null;
  const open = () => {
    // What one has begun oneself is not written over.
    const begun = JSON.parse(readStored(draftPlace("letter", row.id), () => sessionStorage) ?? "{}") as Partial<Letter>;
    if (begun.text && begun.text !== text) toast(t("You have begun an e-mail to them: send it, or empty it first."));
    ask((onClose) => <WriteLetter {...{ row, onClose }} begins={{ subject, text }} />);
  };
  return (
    <Button size="small" onClick={open}>
      {t("Write this e-mail…")}
    </Button>
  );
}
