import { useRef, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { t } from "../ui/translate.ts";
import { useChangeable } from "../client/session-context.ts";
import { Conflict } from "./conflict.tsx";
import type { Clash, EditableProps, Refused } from "./editable-props.ts";
import { useEntity } from "./entity-context.ts";
import { FieldEditor } from "./field-editor.tsx";
import { fieldText } from "./field-text.ts";
import { columnOf } from "./record-client.ts";

/** A value that becomes its own control when pressed: Enter saves, Escape leaves it as it was. */
export function EditableField(props: EditableProps) {
  const { row, name, label, field, children } = props;
  const editable = useChangeable(useEntity())(name) && props.editable;
  const [editing, setEditing] = useState<{ refused?: Refused } | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const text = fieldText(field, columnOf(row, name));
  const shown = children ?? text;
  const title = (typeof shown === "string" && shown) || undefined;
  const close = () => {
    setEditing(null);
    // (Not from whoever has gone on to another field.)
    requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
  };
  if (clash) return <Conflict {...props} {...clash} onDone={() => setClash(null)} />;
  if (editing) {
    const onRefused = (refused: Refused) => setEditing({ refused });
    return <FieldEditor {...props} {...editing} {...{ onRefused }} onClash={setClash} onClose={close} />;
  }
  if (!editable)
    return (
      <span {...{ title }} className={classNames(whole_on_phone, "block truncate py-0.5 [unicode-bidi:plaintext]")}>
        {shown || <Empty />}
      </span>
    );
  return (
    <button
      ref={button}
      type="button"
      onClick={() => setEditing({})}
      {...{ title }}
      className={classNames(
        `${whole_on_phone} -mx-1.5 block w-[calc(100%+12px)] min-w-0 cursor-text truncate rounded-sm px-1.5 py-0.5 text-left [unicode-bidi:plaintext] hover:bg-sunken touch:min-h-10`,
        field.kind === "text" && "whitespace-pre-line",
      )}
    >
      <span className="sr-only">{t("Change {{field}}", { field: label })} </span>
      {shown || <Empty />}
    </button>
  );
}

// There a value is cut that stands whole beside a list, and nothing hovers over it to read the rest.
const whole_on_phone = "max-tablet:whitespace-pre-line max-tablet:wrap-anywhere";

function Empty() {
  return <span className="text-ink-3">–</span>;
}
