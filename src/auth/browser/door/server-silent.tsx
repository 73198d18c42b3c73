import { CircleAlert } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../../ui/translate.ts";

/** The line that says that the server does not answer, and looks again. */
export function ServerSilent() {
  return (
    <div
      role="alert"
      className="mb-6 flex items-center gap-2 rounded-md border border-bad bg-bad-soft py-1.5 pr-1.5 pl-3"
    >
      <CircleAlert aria-hidden className="text-bad" />
      <p className="flex-1">{t("The server does not answer. Signing in has to wait until it does.")}</p>
      <Button size="small" onClick={() => location.reload()}>
        {t("Retry")}
      </Button>
    </div>
  );
}
