import { ChevronDown, ChevronUp, Columns3 } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Popover } from "../ui/popover.tsx";
import { t } from "../ui/translate.ts";
import { type ColumnLayout, useColumnLayout } from "./column-layout.ts";
import type { Column } from "./columns.ts";
import type { RecordRow } from "./record-client.ts";

/** Which columns are shown and in which order, on this device. */
export function ColumnsMenu<Row extends RecordRow>({ columns }: { columns: Column<Row>[] }) {
  const [open, setOpen] = useState(false);
  const layout = useColumnLayout(columns);
  return (
    <Popover
      label={t("Columns")}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={Columns3} label={t("Columns")} />}
    >
      <ul>
        {layout.all.slice(1).map((column, index) => (
          <Line key={column.name} column={column} place={index + 1} layout={layout} />
        ))}
      </ul>
      {layout.changed && (
        <div className="mt-1 border-t border-line p-1 pt-2">
          <Button size="small" onClick={layout.reset}>
            {t("As they were")}
          </Button>
        </div>
      )}
    </Popover>
  );
}

type LineProps<Row extends RecordRow> = { column: Column<Row>; place: number; layout: ColumnLayout<Row> };

function Line<Row extends RecordRow>({ column: { name, label }, place, layout }: LineProps<Row>) {
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    if (to < 1 || to >= layout.all.length) return;
    const button = event.currentTarget;
    layout.move(name, to);
    // A line that changes places may lose the focus on its way.
    requestAnimationFrame(() => button.focus());
  };
  const look = "aria-disabled:text-ink-3 aria-disabled:opacity-50";
  return (
    <li className="flex items-center pl-2">
      <span className="flex-1">
        <Checkbox
          label={label}
          checked={layout.shown.some((each) => each.name === name)}
          onChange={() => layout.toggle(name)}
        />
      </span>
      <IconButton
        icon={ChevronUp}
        label={t("Move {{column}} forward", { column: label })}
        aria-disabled={place === 1}
        onClick={move(place - 1)}
        className={look}
      />
      <IconButton
        icon={ChevronDown}
        label={t("Move {{column}} back", { column: label })}
        aria-disabled={place === layout.all.length - 1}
        onClick={move(place + 1)}
        className={look}
      />
    </li>
  );
}
