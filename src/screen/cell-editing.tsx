import { useEffect, useId, useRef, useState } from "react";
import { useChangeable } from "../client/session-context.ts";
import { useKeys } from "../keys/use-keys.ts";
import { useAddress } from "../records/address.ts";
import type { CellsProps } from "../records/list-description.ts";
import { useFields } from "../records/use-meta.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { CellEditor, type Editing } from "./cell-editor.tsx";
import { cellBeside, type CellPlace, focusCell, placeOfCell } from "./cell-places.ts";
import { CellWords } from "./cell-words.tsx";
import { useScreen } from "./description.ts";
import { useDoublePress } from "./double-press.ts";

/**
 * Changes the cells of a table where they stand: F2 or Enter on the cell that has the focus, or two presses. Left and right
 * move among the cells of a row; Tab saves and goes on to the next that can be changed.
 */
export default function CellEditing(props: CellsProps) {
  const { scroller, columns } = props;
  const [, go] = useAddress();
  const { editing, edit, begin } = useEditing(props);
  const ask = () => {
    const place = placeOfCell(document.activeElement);
    const label = columns.find(({ name }) => name === place?.column)?.label;
    if (place && !begin(place) && label)
      toast(t("{{field}} is not changed in the table. Open the record to see what can be done.", { field: label }));
  };
  useKeys([{ keys: ["F2"], label: t("Change the cell"), act: ask }]);
  useCellKeys(scroller, ask);
  useDoublePress(scroller, (place, opened) => {
    // What the first of the two presses has opened.
    if (begin(place) && opened) go({ id: null }, { replace: true });
  });
  const hint = useHint(scroller);
  if (!editing)
    return (
      <>
        {hint}
        <CellWords {...props} />
      </>
    );
  const step = (way: 1 | -1) => {
    for (let next = cellBeside(editing.cell, way); next; next = cellBeside(next.cell, way)) if (begin(next)) return;
    focusCell(editing.cell);
  };
  return (
    <>
      {hint}
      <CellEditor
        key={`${editing.id} ${editing.column}`}
        editing={editing}
        onEdit={edit}
        onStep={step}
        onEnd={() => edit((now) => (now?.cell === editing.cell ? null : now))}
      />
    </>
  );
}

/** The cell that is being changed, and what begins with another. */
function useEditing({ rows, columns }: CellsProps) {
  const { entity } = useScreen().described;
  const fields = useFields(entity);
  const changeable = useChangeable(entity);
  const [editing, edit] = useState<Editing | null>(null);
  const fieldAt = (place: CellPlace) => {
    const name = columns.find((column) => column.name === place.column)?.fields[0];
    const field = fields.find((each) => each.name === name);
    const can = field?.updatable && changeable(field.name) && !["reference", "data"].includes(field.kind);
    return can ? field : undefined;
  };
  /** Whether it can be changed at all; whether by this reader, its record says. */
  const begin = (place: CellPlace): boolean => {
    const row = rows[place.index];
    const field = fieldAt(place);
    if (!row || !field) return false;
    edit({ ...place, id: row.id, field });
    return true;
  };
  return { editing, edit, begin };
}

/** Tells those who hear the table what can be done in it. */
function useHint(scroller: CellsProps["scroller"]) {
  const id = useId();
  useEffect(() => {
    const table = scroller.current?.querySelector("[role=table]");
    table?.setAttribute("aria-describedby", id);
    return () => table?.removeAttribute("aria-describedby");
  }, [scroller, id]);
  return (
    <p id={id} className="sr-only">
      {t("Left and right move among the cells of a row, F2 changes one, Tab goes on to the next.")}
    </p>
  );
}

/** Arrows move among the cells; Enter on one asks for its change. */
function useCellKeys(scroller: CellsProps["scroller"], ask: () => void): void {
  const current = useRef(ask);
  useEffect(() => {
    current.current = ask;
  });
  useEffect(() => {
    const around = scroller.current;
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (!(target instanceof HTMLElement) || ctrlKey || altKey || metaKey || shiftKey) return;
      const place = placeOfCell(target);
      if (!place || target.closest("input, select, textarea, button")) return;
      const to = places[key]?.(place);
      if (key === "Enter" && target === place.cell) current.current();
      else if (to) focusCell(to.cell);
      else return;
      event.preventDefault();
    };
    around?.addEventListener("keydown", press);
    return () => around?.removeEventListener("keydown", press);
  }, [scroller]);
}

const places: Record<string, (from: CellPlace) => CellPlace | null> = {
  ArrowRight: ({ cell }) => placeOfCell(cell.nextElementSibling),
  ArrowLeft: ({ cell }) => placeOfCell(cell.previousElementSibling),
  // From the name on, rows are the list's own.
  ArrowDown: (from) => (from.cell === document.activeElement ? below(from, 1) : null),
  ArrowUp: (from) => (from.cell === document.activeElement ? below(from, -1) : null),
};

function below({ cell, index, column }: CellPlace, way: 1 | -1): CellPlace | null {
  const rows = cell.closest("[role=rowgroup]");
  return placeOfCell(rows?.querySelector(`[data-row="${index + way}"] [data-column="${CSS.escape(column)}"]`) ?? null);
}
