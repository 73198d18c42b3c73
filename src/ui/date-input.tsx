import { CalendarDays } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useRef } from "react";
import { TextInput } from "./text-input.tsx";
import { t } from "./translate.ts";
import { datePattern, readDate, readMoment, typedDate, typedMoment } from "./typed-date.ts";

type Props = Omit<ComponentProps<"input">, "value" | "onChange" | "type"> & {
  text: string;
  onText: (text: string) => void;
  /** A time of that day belongs to it. */
  time?: boolean;
};

/**
 * A day as it is typed in the person's regional format: a date control of the browser would go by the browser's language.
 * Its calendar is the browser's own, opened by the button or by Alt and the arrow down.
 */
export function DateInput({ text, onText, time = false, ...attributes }: Props) {
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => calendar.current?.showPicker();
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== "ArrowDown") return;
    event.preventDefault();
    open();
  };
  const chosen = (value: string) => value && onText(time ? typedMoment(value) : typedDate(value));
  const pattern = datePattern({ day: t("dd"), month: t("mm"), year: t("yyyy") });
  return (
    <span className="relative block">
      <TextInput
        placeholder={time ? `${pattern} hh:mm` : pattern}
        autoComplete="off"
        {...attributes}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={press}
        className="pr-7 tabular-nums"
      />
      <input
        ref={calendar}
        type={time ? "datetime-local" : "date"}
        aria-hidden
        tabIndex={-1}
        value={(time ? readMoment(text) : readDate(text)) ?? ""}
        onChange={(event) => chosen(event.target.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <CalendarButton onClick={open} />
    </span>
  );
}

function CalendarButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t("Open the calendar")}
      // What is typed into keeps the focus: leaving it would save.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="absolute inset-y-0 right-0 grid w-7 place-items-center rounded-md text-ink-3 hover:text-ink"
    >
      <CalendarDays aria-hidden />
    </button>
  );
}
