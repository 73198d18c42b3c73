import { type KeyboardEvent, useState } from "react";
import { formatDuration } from "../../ui/duration.ts";
import { parseDuration } from "../../ui/parse-duration.ts";
import { t } from "../../ui/translate.ts";
import { toast } from "../../ui/toast.ts";
import { Lasting } from "./lasting.tsx";
import { glyphs } from "./time-glyphs.ts";
import { StateGlyph } from "../../screen/state-mark.tsx";
import { stateWord } from "../../records/state-word.ts";
import { type SheetRow, sumOf, type TimeEntry } from "./sheet-rows.ts";

type Props = {
  row: SheetRow;
  day: string;
  /** "Product sheets, Tuesday 24 November". */
  label: string;
  editable: boolean;
  put: (row: SheetRow, day: string, minutes: number) => Promise<void>;
};

/** A cell of the week: a duration that is typed where it stands, and how what is in it stands. */
export function SheetCell({ row, day, label, editable, put }: Props) {
  const entries = row.cells.get(day) ?? [];
  const sum = sumOf(entries);
  const { text, setText, keep, press } = useTyped(sum, (minutes) => void put(row, day, minutes));
  return (
    <span className="relative flex items-center">
      <input
        data-cell
        aria-label={`${label}${stood(entries)}`}
        autoComplete="off"
        readOnly={!editable}
        value={text ?? (sum > 0 ? formatDuration(sum) : "")}
        placeholder={editable ? "–" : ""}
        // (At once: whoever types on would lose their first letters to it later.)
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
        onKeyDown={press}
        className="h-8 w-full rounded-md bg-transparent px-2 text-right tabular-nums placeholder:text-ink-3 read-only:text-ink-2 focus:bg-raised touch:h-11"
      />
      <Standing {...{ entries }} />
    </span>
  );
}

/** What is typed into a cell, until it is left; Escape takes it back, Delete empties the cell. */
function useTyped(sum: number, put: (minutes: number) => void) {
  const [text, setText] = useState<string | null>(null);
  const keep = () => {
    setText(null);
    if (text === null) return;
    const minutes = text.trim() === "" ? 0 : parseDuration(text);
    if (minutes === undefined) toast(t("Write a duration such as {{example}}.", { example: "1h30" }), { tone: "bad" });
    else if (minutes !== sum) put(minutes);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && text !== null) {
      setText(null);
      event.stopPropagation();
    }
    if (event.key === "Delete" && text === null && sum > 0) setText("");
  };
  return { text, setText, keep, press };
}

/** The state of what is in a cell, where it is not plainly entered; and what runs there. */
function Standing({ entries }: { entries: TimeEntry[] }) {
  const running = entries.find(({ status }) => status === "running");
  const states = [...new Set(entries.map(({ status }) => status))].filter((state) => state !== "draft");
  if (running)
    return (
      <span className="absolute left-1 flex items-center gap-1 text-meta text-person">
        <StateGlyph glyph={glyphs["running"]} />
        <Lasting of={running} />
      </span>
    );
  return (
    <span className="pointer-events-none absolute left-1 flex">
      {states.map((state) => (
        <StateGlyph key={state} glyph={glyphs[state]} />
      ))}
    </span>
  );
}

const stood = (entries: TimeEntry[]) => {
  const states = [...new Set(entries.map(({ status }) => status))];
  return states.length > 0 ? `, ${states.map((state) => stateWord("time_entries", state)).join(", ")}` : "";
};
