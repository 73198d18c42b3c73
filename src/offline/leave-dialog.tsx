import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { t } from "../ui/translate.ts";

/** Warns that changes which were never sent go with what is wiped. */
export function LeaveDialog({ count, onAnswer }: { count: number; onAnswer: (leave: boolean) => void }) {
  const description =
    count === 1
      ? t("1 change has not reached the server. It is lost if you go on.")
      : t("{{count}} changes have not reached the server. They are lost if you go on.", { count });
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title={t("Not everything is sent")}
      description={description}
      actions={
        <>
          <Button onClick={() => onAnswer(true)}>{t("Go on and lose them")}</Button>
          <Button tone="primary" onClick={() => onAnswer(false)}>
            {t("Stay")}
          </Button>
        </>
      }
    />
  );
}
