import { Columns3 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../ui/icon-button.tsx";
import { Popover } from "../ui/popover.tsx";
import { t } from "../ui/translate.ts";
import type { Column } from "./columns.ts";
import type { RecordRow } from "./record-client.ts";

const ColumnsLines = lazy(() => import("./columns-lines.tsx"));

/** Which columns are shown and in which order, on this device. */
export function ColumnsMenu<Row extends RecordRow>({ columns }: { columns: Column<Row>[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t("Columns")}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={Columns3} label={t("Columns")} />}
    >
      <Suspense>
        <ColumnsLines columns={columns as unknown as Column<RecordRow>[]} />
      </Suspense>
    </Popover>
  );
}
