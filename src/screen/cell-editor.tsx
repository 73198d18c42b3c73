import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { FieldMeta } from "../entity/meta.ts";
import { Conflict } from "../records/conflict.tsx";
import type { Clash, Refused } from "../records/editable-props.ts";
import { failureSentence } from "../records/failure.ts";
import { FieldEditor } from "../records/field-editor.tsx";
import { useRecord } from "../records/use-records.ts";
import { useSuggestions } from "../records/used-values.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { type CellPlace, focusCell } from "./cell-places.ts";
import { choicesOf } from "./choices-of.ts";
import { useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { useScreenWrites } from "./use-screen-writes.ts";

/** A cell that is being changed, and what became of the last try. */
export type Editing = CellPlace & { id: string; field: FieldMeta; refused?: Refused; clash?: Clash };

type Props = {
  editing: Editing;
  onEdit: (editing: Editing) => void;
  /** Goes on to the next cell, or to the one before. */
  onStep: (way: 1 | -1) => void;
  onEnd: () => void;
};

/** The control of a field in its cell: the panel's own, with the same write behind it. */
export function CellEditor({ editing, onEdit, onStep, onEnd }: Props) {
  const { cell, id, field, refused, clash } = editing;
  const { described } = useScreen();
  const writes = useScreenWrites();
  const suggestions = useSuggestions(described.entity, field, !!described.fields?.[field.name]?.suggested);
  const row = useOwnRecord(id, cell, onEnd);
  const { end, tab } = useLeaving(cell, onStep, onEnd);
  useRoom(cell, onEnd);
  if (!row) return null;
  const props = { row, name: field.name, label: labelOf(described, field.name), field, writes, editable: true };
  const look = `absolute left-0 top-0.5 z-20 w-full rounded-md bg-raised px-1.5 text-left font-normal whitespace-normal ${field.kind === "text" ? "min-w-80" : "min-w-24"}`;
  return createPortal(
    <div className={look} onKeyDownCapture={tab}>
      {clash ? (
        <Conflict {...props} {...clash} onDone={onEnd} />
      ) : (
        <FieldEditor
          key={refused?.error}
          {...props}
          {...(refused && { refused })}
          {...{ suggestions }}
          options={choicesOf(field)}
          onClose={end}
          onRefused={(said) => onEdit({ ...editing, refused: said })}
          onClash={(met) => onEdit({ ...editing, clash: met })}
        />
      )}
    </div>,
    cell,
  );
}

/** The record of a cell, once it has come; where it is not the reader's to change, that is said and the cell left. */
function useOwnRecord(id: string, cell: HTMLElement, onEnd: () => void) {
  const { data: row, error } = useRecord(useScreen().described.entity, id);
  const not_yours = row && !row.can.includes("update") ? t("This is not yours to change.") : null;
  const why = error ? failureSentence(error) : not_yours;
  useEffect(() => {
    if (!why) return;
    toast(why, { tone: "bad" });
    onEnd();
    focusCell(cell);
  }, [why]); // oxlint-disable-line react-hooks/exhaustive-deps
  return why ? undefined : row;
}

/** What happens when the control closes, and when Tab is pressed in it. */
function useLeaving(cell: HTMLElement, onStep: (way: 1 | -1) => void, onEnd: () => void) {
  const open = useRef(true);
  const end = () => {
    open.current = false;
    onEnd();
    // Whoever pressed somewhere else is there by then.
    requestAnimationFrame(() => document.activeElement === document.body && focusCell(cell));
  };
  const tab = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    event.preventDefault();
    const control = event.target as HTMLElement;
    control.blur();
    // What cannot be read stays until it can.
    if (open.current) control.focus();
    else onStep(event.shiftKey ? -1 : 1);
  };
  return { end, tab };
}

/** While a cell is changed, its control may be larger than it; a row that is scrolled away takes the control along. */
function useRoom(cell: HTMLElement, onGone: () => void): void {
  const gone = useRef(onGone);
  useLayoutEffect(() => {
    const row = cell.closest<HTMLElement>("[data-row]");
    Object.assign(cell.style, { position: "relative", overflow: "visible", alignSelf: "stretch" });
    if (row) row.style.zIndex = "5";
    const scrolled = () => cell.isConnected || gone.current();
    document.addEventListener("scroll", scrolled, true);
    return () => {
      Object.assign(cell.style, { position: "", overflow: "", alignSelf: "" });
      if (row) row.style.zIndex = "";
      document.removeEventListener("scroll", scrolled, true);
    };
  }, [cell]);
}
