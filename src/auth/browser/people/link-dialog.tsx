import { Check, Copy } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { t } from "../../../ui/translate.ts";
import { useCopying } from "../../../ui/use-copying.ts";

/** A link that was just made, and for whom; none where only the mail has it. */
export type HandedLink = { link: string | null; email: string; lasts: string; mailed: boolean };

/** Shows a link once, to be handed over where it was not mailed. */
export default function LinkDialog({ link, email, lasts, mailed, onClose }: HandedLink & { onClose: () => void }) {
  const { input, copied, copy } = useCopying(link ?? "");
  if (link === null)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t("Link for {{email}}", { email })}
        actions={<Button onClick={onClose}>{t("Done")}</Button>}
      >
        <p className="text-form text-ink-2">
          {t("An e-mail with a link is on its way. It works once, for seven days.")}
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Link for {{email}}", { email })}
      actions={
        <>
          <Button onClick={onClose}>{t("Done")}</Button>
          <Button tone="primary" onClick={copy}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {t("Copy the link")}
          </Button>
        </>
      }
    >
      <div className="ph-no-capture flex flex-col gap-3">
        <p className="text-form text-ink-2">
          {mailed && t("An e-mail with this link is on its way. You can hand it over yourself as well.")}
          {!mailed &&
            t(
              "Tandem sends no e-mail. Hand the link over yourself, in a way that only this person reads: whoever opens it first comes in.",
            )}
        </p>
        <Field name="link" label={t("Link")} hint={lasts}>
          {(ties) => (
            <TextInput {...ties} ref={input} readOnly value={link} onFocus={(event) => event.target.select()} />
          )}
        </Field>
        <p role="status" className={copied ? "text-good" : "text-ink-2"}>
          {copied === true && t("The link is copied.")}
          {copied === false && t("The link could not be copied: it is marked, so press Ctrl C or Command C.")}
        </p>
      </div>
    </Dialog>
  );
}
