import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";

/** Shows new recovery codes, once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join("\n");
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
      () => toast(t("The codes are copied."), { tone: "good" }),
      () => toast(t("The codes could not be copied. Save them as a file, or write them down."), { tone: "bad" }),
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Your recovery codes")}
      description={t(
        "Each of them is good once, when your app is not at hand. They are shown only now: keep them apart from your password.",
      )}
      actions={
        <>
          <Button onClick={copy}>{t("Copy")}</Button>
          <Button onClick={() => save(text)}>{t("Save as a file")}</Button>
          <Button tone="primary" onClick={onClose}>
            {t("I have kept them")}
          </Button>
        </>
      }
    >
      <ul
        aria-label={t("Your recovery codes")}
        className="ph-no-capture grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-form tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: "tandem-recovery-codes.txt" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
