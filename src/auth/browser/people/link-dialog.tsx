import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { t } from "../../../ui/translate.ts";
import { CopyDialog } from "../copy-dialog.tsx";

/** A link that was just made, and for whom; none where only the mail has it. */
export type HandedLink = { link: string | null; email: string; lasts: string; mailed: boolean };

/** Shows a link once, to be handed over where it was not mailed. */
export default function LinkDialog({ link, email, lasts, mailed, onClose }: HandedLink & { onClose: () => void }) {
  const title = t("Link for {{email}}", { email });
  if (link === null) return <MailedOnly title={title} onClose={onClose} />;
  return (
    <CopyDialog
      title={title}
      text={link}
      name="link"
      label={t("Link")}
      hint={lasts}
      act={t("Copy the link")}
      said={{
        copied: t("The link is copied."),
        failed: t("The link could not be copied: it is marked, so press Ctrl C or Command C."),
      }}
      done={t("Done")}
      onClose={onClose}
    >
      <p className="text-form text-ink-2">
        {mailed
          ? t("An e-mail with this link is on its way. You can hand it over yourself as well.")
          : t(
              "Tandem sends no e-mail. Hand the link over yourself, in a way that only this person reads: whoever opens it first comes in.",
            )}
      </p>
    </CopyDialog>
  );
}

function MailedOnly({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={<Button onClick={onClose}>{t("Done")}</Button>}
    >
      <p className="text-form text-ink-2">{t("An e-mail with a link is on its way. It works once, for seven days.")}</p>
    </Dialog>
  );
}
