import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { ErrorLayout } from "./error-layout.tsx";

/** The last resort, for an error that has neither a code nor a known cause. */
export function SomethingWentWrong() {
  return (
    <ErrorLayout
      title={t("Something went wrong")}
      text={t("An unexpected error occurred")}
      actions={
        <Button tone="primary" onClick={() => location.reload()}>
          {t("Refresh Page")}
        </Button>
      }
    />
  );
}
