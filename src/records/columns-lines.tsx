import { ChevronDown, ChevronUp } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { t } from "../ui/translate.ts";
import { toggled, withField } from "./choose-columns.ts";
import { type ColumnLayout, useColumnLayout } from "./column-layout.ts";
import type { Column } from "./columns.ts";
import type { ListDescription } from "./list-description.ts";
import { MoreFields } from "./more-fields.tsx";
import type { RecordRow } from "./record-client.ts";

type Props = Pick<ListDescription<RecordRow>, "columns" | "more">;

/** What the menu of columns holds: a line for each, the fields that can be more of them, and the way back to how they were. */
export default function ColumnsLines({ columns, more }: Props) {
  const layout = useColumnLayout(columns);
  const list = useRef<HTMLUListElement>(null);
  const add = (column: Column<RecordRow>) => {
    layout.change(withField(layout.layout, column));
    // Its line is another one now.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  };
  return (
    <>
      <ul ref={list}>
        {layout.all.slice(1).map((column, index) => (
          <Line key={column.name} column={column} place={index + 1} layout={layout} />
        ))}
      </ul>
      <MoreFields more={more} shown={layout.all} onAdd={add} />
      {layout.changed && (
        <div className="mt-1 border-t border-line p-1 pt-2">
          <Button size="small" onClick={() => layout.change(null)}>
            {t("As they were")}
          </Button>
        </div>
      )}
    </>
  );
}

type LineProps = { column: Column<RecordRow>; place: number; layout: ColumnLayout<RecordRow> };

function Line({ column: { name, label }, place, layout }: LineProps) {
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
          onChange={() => layout.change(toggled(layout.layout, name))}
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
