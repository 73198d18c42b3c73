import { Download } from "lucide-react";
import { buttonLook } from "../../../ui/button-look.ts";
import { t } from "../../../ui/translate.ts";

/** Takes all that is one's own with one, as a file. */
export function OwnData() {
  return (
    <>
      <p className="mb-2 text-ink-2">
        {t(
          "All that is yours, in one ZIP file: your profile and settings, what you saved, your notifications, the records in your care, and what the log says you did.",
        )}
      </p>
      <div>
        <a href="/api/account/export" download className={buttonLook("plain", "medium")}>
          <Download aria-hidden />
          {t("Export my data")}
        </a>
      </div>
    </>
  );
}
