import { Plus, X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { phrase, t } from "../../../ui/translate.ts";
import { type Line, lineAfter } from "./line-after.ts";

type Props = { lines: Line[]; error: string | undefined; onChange: (lines: Line[]) => void };

const most_choices = 100;

/** The values that can be chosen, in their order: a name each, one more, one fewer. */
export function ChoiceLines({ lines, error, onChange }: Props) {
  const after = (index: number) => onChange(lineAfter(lines, index, crypto.randomUUID()));
  const add = () => after(lines.length - 1);
  return (
    <fieldset>
      <legend className="mb-1 text-row font-medium">{t("Choices")}</legend>
      <ul className="flex flex-col gap-1">
        {lines.map((line, index) => (
          <li key={line.at} className="flex items-center gap-1">
            <TextInput
              aria-label={t("Choice {{number}}", { number: index + 1 })}
              autoFocus={!line.key && !line.name}
              className="flex-1"
              maxLength={80}
              value={line.name}
              onKeyDown={(event) => {
                // (With Ctrl or ⌘ it sends the form, as elsewhere; where a list is full, nothing is added.)
                if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (line.name.trim() && lines.length < most_choices) after(index);
              }}
              onChange={({ target }) =>
                onChange(lines.map((each) => (each === line ? { ...each, name: target.value } : each)))
              }
            />
            <IconButton
              icon={X}
              label={t("Leave out {{name}}", { name: line.name || String(index + 1) })}
              onClick={() => onChange(lines.filter((each) => each !== line))}
            />
          </li>
        ))}
      </ul>
      {error && <p className="text-meta text-bad">{error}</p>}
      {lines.length < most_choices && <Add onAdd={add} />}
      <p className="mt-1 text-meta text-ink-3">
        {t("What you leave out is offered no longer, and stays where it was chosen.")}
      </p>
    </fieldset>
  );
}

function Add({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="mt-1">
      <Button size="small" onClick={onAdd}>
        <Plus aria-hidden />
        {t("Add a choice")}
      </Button>
    </div>
  );
}

// What the server says when it refuses.
phrase("Only a field whose values are chosen from a list offers some.");
phrase("There are 50 own fields at most. Remove one first.");
phrase("Its values are gone since it was removed 30 days ago. Make a new field.");
