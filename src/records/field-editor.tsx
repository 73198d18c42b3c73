import { type KeyboardEvent, useRef, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import type { Clash, EditableProps, Refused } from "./editable-props.ts";
import { useEntity } from "./entity-context.ts";
import { FieldControl } from "./field-control.tsx";
import { typedText, typedValue, unreadable } from "./field-text.ts";
import { columnOf } from "./record-client.ts";
import { saveField } from "./save-field.ts";

type Props = EditableProps & {
  refused?: Refused;
  onClose: () => void;
  onRefused: (refused: Refused) => void;
  onClash: (clash: Clash) => void;
};

/** The control in the place of a value: Enter and leaving it save, Escape does not. */
export function FieldEditor(props: Props) {
  const { label, field, options, suggestions } = props;
  const { text, setText, error, save, leave } = useTyped(props);
  const ties = { "aria-label": label, "aria-invalid": !!error, autoFocus: true };
  return (
    <div
      onKeyDown={(event) => press(event, field.kind === "text", save, leave)}
      onBlur={save}
      // A control is 8 px higher than the line that it stands for: what is below stays where it is. A day in digits takes
      // more room than a narrow column has, to the left.
      className={classNames(
        "relative -mx-1.5",
        field.kind !== "text" && !error && "-my-1 touch:my-0",
        ["date", "moment"].includes(field.kind) && "left-[calc(100%+6px)] w-full -translate-x-full",
        field.kind === "date" ? "min-w-32" : field.kind === "moment" && "min-w-42",
      )}
    >
      <FieldControl {...ties} {...{ field, options, suggestions, text }} onText={setText} />
      {error && (
        <p role="alert" className="text-meta whitespace-normal text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** What is typed, what is wrong with it, and how it is saved, once, or left. */
function useTyped(props: Props) {
  const { name, field, refused, onClose } = props;
  const entity = useEntity();
  // The record as it was when typing began: what others change meanwhile must not pass unseen.
  const [row] = useState(props.row);
  const before = typedText(field, columnOf(row, name));
  const [text, setText] = useState(refused?.text ?? before);
  const [error, setError] = useState(refused?.error);
  const done = useRef(false);
  function save() {
    const value = typedValue(field, text);
    if (value === undefined) return setError(unreadable(field));
    if (done.current) return;
    leave();
    if (text === before) return;
    const onRefused = (sentence: string) => props.onRefused({ text, error: sentence });
    void saveField({ ...props, row, entity, onRefused, onFailed: onRefused }, value);
  }
  function leave() {
    done.current = true;
    onClose();
  }
  return { text, setText, error, save, leave };
}

/** In a text of several lines Enter makes a line; with control or command it saves there too. */
function press(event: KeyboardEvent, several_lines: boolean, save: () => void, leave: () => void) {
  if (event.key === "Enter" && (!several_lines || event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    save();
  }
  if (event.key !== "Escape") return;
  // Escape belongs to the field; the panel stays open.
  event.stopPropagation();
  leave();
}
