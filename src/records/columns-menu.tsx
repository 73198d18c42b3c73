import { Columns3 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../ui/icon-button.tsx";
import { Popover } from "../ui/popover.tsx";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import type { ListDescription } from "./list-description.ts";
import type { RecordRow } from "./record-client.ts";
import { late } from "../ui/late.ts";

const ColumnsLines = late(
  withFrench(
    () => import("./columns-lines.tsx"),
    () => import("./tables.french.ts"),
  ),
);

/** Which columns are shown and in which order, on this device. */
export function ColumnsMenu<Row extends RecordRow>(props: Pick<ListDescription<Row>, "columns" | "more">) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t("Columns")}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={Columns3} label={t("Columns")} />}
    >
      <ColumnsLines {...(props as unknown as Pick<ListDescription<RecordRow>, "columns" | "more">)} />
    </Popover>
  );
}
