import { Download } from "lucide-react";
import { useState } from "react";
import { useSession } from "../client/session-context.ts";
import { useScreen } from "../screen/description.ts";
import { Button } from "../ui/button.tsx";
import { Popover } from "../ui/popover.tsx";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import type { Exported } from "./export-lines.tsx";
import { late } from "../ui/late.ts";

const ExportLines = late(
  withFrench(
    () => import("./export-lines.tsx"),
    () => import("../records/tables.french.ts"),
  ),
);

/** Downloads what a list shows, all of it; not there for those who may not export. */
export function ExportButton(props: Exported) {
  const { rights } = useSession();
  const { entity } = useScreen().described;
  const [open, setOpen] = useState(false);
  if (!rights?.[entity]?.["export"]) return null;
  return (
    <Popover
      label={t("Export")}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Download aria-hidden />
          <span className="@max-3xl:sr-only">{t("Export")}</span>
        </Button>
      }
    >
      <ExportLines {...props} />
    </Popover>
  );
}
