import { Download } from "lucide-react";
import { buttonLook } from "../../ui/button-look.ts";
import { t } from "../../ui/translate.ts";

/** Saves a file under its name; `called` is what it is called where that says more. */
export function DownloadLink({ id, name, called = name }: { id: string; name: string; called?: string }) {
  return (
    <a
      href={`/api/files/${id}/content`}
      download={name}
      aria-label={t("Download {{name}}", { name: called })}
      className={`${buttonLook("quiet", "small")} -my-0.5`}
    >
      <Download aria-hidden />
    </a>
  );
}
