import { Braces } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { fold } from "../../ui/fold.ts";
import { Popover } from "../../ui/popover.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { groups, type Values, variables } from "../variables.ts";
import { group_words, variable_words } from "./variable-words.ts";

type Props = { values: Values | undefined; onInsert: (name: string) => void };

/** The variables by group, each with its value in the record that is tried; the chosen one is written where the caret was. */
export function VariablePicker({ values, onInsert }: Props) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const insert = (name: string) => {
    setOpen(false);
    onInsert(name);
  };
  const trigger = (
    <Button size="small">
      <Braces aria-hidden />
      {t("Insert variable")}
    </Button>
  );
  return (
    <Popover label={t("Insert variable")} trigger={trigger} {...{ open }} onOpenChange={setOpen}>
      <div className="w-80 max-w-[85vw] p-1" onKeyDown={walk}>
        <TextInput
          type="search"
          aria-label={t("Search variables")}
          placeholder={t("Search variables")}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className="max-h-72 overflow-y-auto">
          <Found {...{ words, values, insert }} />
        </div>
      </div>
    </Popover>
  );
}

type FoundProps = { words: string; values: Values | undefined; insert: (name: string) => void };

function Found({ words, values, insert }: FoundProps) {
  const found = groups
    .map((group) => ({ group, names: namesIn(group, words) }))
    .filter(({ names }) => names.length > 0);
  if (found.length === 0) return <p className="p-2 text-ink-3">{t("Nothing found.")}</p>;
  return found.map(({ group, names }) => (
    <section key={group} aria-label={t(group_words[group])}>
      <h3 className="px-2 pt-2 pb-1 text-meta font-medium text-ink-3">{t(group_words[group])}</h3>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          data-variable
          className="flex min-h-8 w-full items-center gap-2 rounded-sm px-2 text-start hover:bg-sunken focus-visible:bg-sunken touch:min-h-11"
          onClick={() => insert(`${group}.${name}`)}
        >
          <span className="flex-none">{t(variable_words[name] ?? name)}</span>
          <span className="min-w-0 flex-1 truncate text-end text-meta text-ink-3">{values?.[group]?.[name]}</span>
        </button>
      ))}
    </section>
  ));
}

const namesIn = (group: keyof typeof variables, words: string) =>
  Object.keys(variables[group]).filter((name) =>
    fold(`${group}.${name} ${t(group_words[group])} ${t(variable_words[name] ?? name)}`).includes(fold(words.trim())),
  );

/** Arrows go through the variables, from the search and back to it; Enter there takes the first. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("input, [data-variable]")];
  const here = all.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    all[Math.min(all.length - 1, Math.max(0, here + step))]?.focus();
  } else if (event.key === "Enter" && here === 0) {
    event.preventDefault();
    all[1]?.click();
  }
}
