import { CopyDialog } from "../../auth/browser/copy-dialog.tsx";
import { t } from "../../ui/translate.ts";

type Props = { secret: string; again: boolean; onClose: () => void };

/** Shows the secret of a webhook, once. */
export default function ShownSecret({ secret, again, onClose }: Props) {
  return (
    <CopyDialog
      title={t("The secret of this webhook")}
      description={t("It is shown only now. The receiver proves with it that an event comes from here.")}
      text={secret}
      name="secret"
      label={t("Secret")}
      className="font-mono"
      act={t("Copy the secret")}
      said={{
        copied: t("The secret is copied."),
        failed: t("The secret could not be copied: it is marked, so press Ctrl C or Command C."),
      }}
      {...(again && { below: <p className="text-ink-2">{t("For 24 hours the secret before it signs, too.")}</p> })}
      done={t("I have kept the secret")}
      onClose={onClose}
    />
  );
}
