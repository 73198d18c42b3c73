import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../../ui/translate.ts";

type Props = {
  type?: "submit" | "button";
  busy?: boolean;
  /** Seconds for which too many attempts make it wait. */
  wait: number;
  onClick?: () => void;
  children: ReactNode;
};

/** The one button of a form at the door: it rests while there is a wait, and works again by itself. */
export function SubmitButton({ type = "submit", busy = false, wait, onClick, children }: Props) {
  return (
    <Button
      type={type}
      tone="primary"
      size="large"
      busy={busy}
      {...(onClick && { onClick })}
      disabledReason={wait > 0 ? t("Wait until the time is over.") : undefined}
    >
      {children}
    </Button>
  );
}
