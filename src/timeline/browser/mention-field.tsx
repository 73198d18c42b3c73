import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useState } from "react";
import { flushSync } from "react-dom";
import { usePeople } from "../../records/owners.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";
import { askedFor, mentionables, type Mentionable, type Named } from "./mentions.ts";

type Props = Omit<ComponentProps<"textarea">, "onChange" | "value"> & {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The agents that a mention asks. */
  agents: Named[];
  value: string;
  onText: (text: string) => void;
  /** Sends what was written. */
  onSend: () => void;
  /** Enter sends, and with Shift begins another line. */
  enter_sends?: boolean;
  /** What is offered stands above the field, which is at the foot of the window. */
  above?: boolean;
};

/** Several lines in which an @ finds colleagues and agents: arrows move among them, Enter or Tab takes one, Escape closes, and then leaves. */
export function MentionField(props: Props) {
  const { field, agents, value, onText, onSend, enter_sends = false, above = false, ...attributes } = props;
  const list = useId();
  const { hits, marked, write, take, press, close } = useMentioning({ field, agents, value, onText });
  const read = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    // (While one chooses a mention Enter takes it, and while one composes a letter it ends that.)
    const alone = enter_sends && !shiftKey && hits.length === 0 && !event.nativeEvent.isComposing;
    if (key !== "Enter" || !(ctrlKey || metaKey || alone)) return press(event);
    event.preventDefault();
    onSend();
  };
  return (
    <div className="relative">
      <Textarea
        {...attributes}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-controls={hits.length > 0 ? list : undefined}
        aria-activedescendant={hits[marked] && `${list}-${hits[marked].value}`}
        onChange={({ target }) => write(target)}
        onKeyDown={read}
        onBlur={close}
      />
      {hits.length > 0 && <Offers {...{ hits, marked, take, above }} id={list} />}
    </div>
  );
}

/** Who is asked for behind an @ at the caret, and who of them is marked. */
function useMentioning({ field, agents, value, onText }: Pick<Props, "field" | "agents" | "value" | "onText">) {
  const people = usePeople();
  const [caret, setCaret] = useState<number | null>(null);
  const [marked, mark] = useState(0);
  const asked = caret === null ? null : askedFor(value.slice(0, caret));
  const hits = asked === null ? [] : mentionables(people, agents, asked);
  const close = () => setCaret(null);
  const take = (name: string) => {
    const before = value.slice(0, (caret ?? 0) - (asked ?? "").length) + name;
    // At once: a letter that is typed before the next frame would otherwise land behind those that follow it.
    flushSync(() => onText(`${before} ${value.slice(caret ?? 0)}`));
    field.current?.setSelectionRange(before.length + 1, before.length + 1);
    close();
  };
  const acts: Record<string, () => void> = {
    ArrowDown: () => mark((marked + 1) % hits.length),
    ArrowUp: () => mark((marked + hits.length - 1) % hits.length),
    Enter: () => take(hits[marked]?.label ?? ""),
    Tab: () => take(hits[marked]?.label ?? ""),
    Escape: close,
  };
  // (What was written stays; with no colleague to choose, Escape leaves the field, so that keys act on the page again.)
  const leave = () => field.current?.blur();
  const press = (event: KeyboardEvent) => {
    const act = hits.length > 0 ? acts[event.key] : { Escape: leave }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const write = ({ value: text, selectionStart }: HTMLTextAreaElement) => {
    onText(text);
    setCaret(selectionStart);
    mark(0);
  };
  return { hits, marked, write, take, press, close };
}

type Offered = { id: string; hits: Mentionable[]; marked: number; take: (name: string) => void; above: boolean };

function Offers({ id, hits, marked, take, above }: Offered) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("Who is mentioned")}
      className={classNames(
        "absolute inset-x-0 z-40 my-1 rounded-md border border-line bg-raised p-1 shadow-float",
        above ? "bottom-full" : "top-full",
      )}
    >
      {hits.map(({ value, label, kind }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- Its keys are those of the field.
        <div
          key={value}
          id={`${id}-${value}`}
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
          <Avatar id={value} name={label} kind={kind} />
          <span className="truncate">{label}</span>
          {kind === "agent" && <span className="flex-none text-meta text-ink-3">{t("Agent")}</span>}
        </div>
      ))}
    </div>
  );
}
