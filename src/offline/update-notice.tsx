import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { Notice } from "./notice.tsx";

/** Says that a new version waits; the page is loaded again when somebody asks for it, never by itself. */
export function UpdateNotice({ update }: { update: () => void }) {
  const [later, setLater] = useState(false);
  if (later) return null;
  return (
    <Notice label={t("A new version is ready")} onClose={() => setLater(true)}>
      <p role="status" className="min-w-0 flex-1">
        {t("A new version is ready")}
      </p>
      <Button size="small" tone="primary" onClick={update}>
        {t("Reload")}
      </Button>
    </Notice>
  );
}
