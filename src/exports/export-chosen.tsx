import { Download } from "lucide-react";
import { useState } from "react";
import { useSession } from "../client/session-context.ts";
import { toastFailure } from "../records/failure.ts";
import type { RecordRow } from "../records/record-client.ts";
import { useScreen } from "../screen/description.ts";
import { Button } from "../ui/button.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { t } from "../ui/translate.ts";
import { saveAnswer } from "./save-answer.ts";
import { useSeenColumns } from "./seen-columns.ts";

const most = 1000;

/** Downloads the chosen rows as they are shown; not there for those who may not export. */
export function ExportChosen({ rows }: { rows: RecordRow[] }) {
  const { rights } = useSession();
  const { entity } = useScreen().described;
  const seen = useSeenColumns();
  const [busy, setBusy] = useState(false);
  if (!rights?.[entity]?.["export"]) return null;
  const many = rows.length > most ? t("At most 1,000 are exported by choice. Filter, and export the list.") : undefined;
  async function send(format: string) {
    setBusy(true);
    const ids = rows.map(({ id }) => id);
    await saveAnswer(`/api/${entity}/export.${format}`, { ids, seen })
      .catch(toastFailure)
      .finally(() => setBusy(false));
  }
  const trigger = (
    <Button size="small" busy={busy} disabledReason={many}>
      <Download aria-hidden />
      {t("Export")}
    </Button>
  );
  if (many) return trigger;
  return (
    <Menu trigger={trigger}>
      {["xlsx", "csv"].map((format) => (
        <MenuItem key={format} onSelect={() => void send(format)}>
          {t("Export as {{format}}", { format: format.toUpperCase() })}
        </MenuItem>
      ))}
    </Menu>
  );
}
