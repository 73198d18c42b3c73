import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useState } from "react";
import { usePeople } from "../../records/owners.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";
import { askedFor, found } from "./mentions.ts";

type Props = Omit<ComponentProps<"textarea">, "onChange" | "value"> & {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onText: (text: string) => void;
  /** Sends what was written. */
  onSend: () => void;
};

/** Several lines in which an @ finds colleagues: arrows move among them, Enter or Tab takes one, Escape closes. */
export function MentionField({ field, value, onText, onSend, ...attributes }: Props) {
  const list = useId();
  const people = usePeople();
  const [caret, setCaret] = useState<number | null>(null);
  const [marked, mark] = useState(0);
  const asked = caret === null ? null : askedFor(value.slice(0, caret));
  const hits = asked === null ? [] : found(people, asked);
  const take = (name: string) => {
    const before = value.slice(0, (caret ?? 0) - (asked ?? "").length);
    onText(`${before}${name} ${value.slice(caret ?? 0)}`);
    setCaret(null);
    const at = before.length + name.length + 1;
    requestAnimationFrame(() => field.current?.setSelectionRange(at, at));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSend();
    else if (hits.length === 0) return;
    else if (event.key === "ArrowDown") mark((marked + 1) % hits.length);
    else if (event.key === "ArrowUp") mark((marked + hits.length - 1) % hits.length);
    else if (event.key === "Enter" || event.key === "Tab") take(hits[marked]?.label ?? "");
    else if (event.key === "Escape") setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <Textarea
        {...attributes}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={hits[marked] && `${list}-${hits[marked].value}`}
        onChange={({ target }) => {
          onText(target.value);
          setCaret(target.selectionStart);
          mark(0);
        }}
        onKeyDown={press}
        onBlur={() => setCaret(null)}
      />
      <ul
        id={list}
        role="listbox"
        aria-label={t("Colleagues")}
        hidden={hits.length === 0}
        className="absolute inset-x-0 top-full z-40 mt-1 rounded-md border border-line bg-raised p-1 shadow-float"
      >
        {hits.map(({ value: id, label }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Its keys are those of the field.
          <li
            key={id}
            id={`${list}-${id}`}
            role="option"
            aria-selected={index === marked}
            className={classNames(
              "flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2 touch:h-11",
              index === marked && "bg-person-soft",
            )}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(label)}
          >
            <Avatar id={id} name={label} kind="person" />
            <span className="truncate">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
