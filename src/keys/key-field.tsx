import { type KeyboardEvent, useId, useRef, useState } from "react";
import { isKey } from "./choose-key.ts";
import { written } from "./own-keys.ts";
import { readKey } from "./read-key.ts";
import { TextInput } from "../ui/text-input.tsx";
import { t } from "../ui/translate.ts";
import { whyNot } from "./key-words.ts";

type Props = {
  label: string;
  /** The key that was typed, "" to have none, null to leave all as it is; and whether the focus is still here. */
  onDone: (key: string | null, isHere: boolean) => void;
};

/** Takes the next key, or two, that are typed. A field, since screen readers keep letters to themselves elsewhere. */
export function KeyField({ label, onDone }: Props) {
  const { typed, why, press, done } = useTypedKey(onDone);
  const hint = useId();
  return (
    <>
      <TextInput
        autoFocus
        autoComplete="off"
        aria-label={t("New key: {{act}}", { act: label })}
        aria-describedby={hint}
        value={typed && `${written(typed)} …`}
        // What is typed is taken by its key.
        onChange={() => undefined}
        onKeyDown={press}
        onBlur={() => done(typed || null, false)}
        className="w-20! flex-none text-center"
      />
      <p id={hint} className="basis-full text-meta text-ink-3">
        {typed
          ? t("Enter keeps it; another key makes it two in a row.")
          : t("Type a key. Esc leaves, Backspace takes the key away.")}
      </p>
      <p role="alert" className="basis-full text-meta text-bad empty:hidden">
        {why}
      </p>
    </>
  );
}

/** The key, or the first of two, as it is typed; `why` says why the last one cannot be it. */
function useTypedKey(onDone: Props["onDone"]) {
  const [typed, setTyped] = useState("");
  const [why, setWhy] = useState("");
  const over = useRef(false);
  const done = (key: string | null, isHere = true) => {
    if (over.current) return;
    over.current = true;
    onDone(key, isHere);
  };
  const take = (key: string) => {
    if (typed) return done(`${typed} ${key}`);
    setTyped(key);
    setWhy("");
  };
  const press = (event: KeyboardEvent) => {
    // No key does here what it does elsewhere, but for leading on.
    event.stopPropagation();
    if (event.key === "Tab") return;
    const key = readKey(event.nativeEvent);
    const isKept = key === "Enter" && typed;
    // What belongs to the browser it may do here, too.
    if (/^(.|Enter|Escape|Backspace)$/.test(key ?? "") || event.key.toLowerCase() === "k") event.preventDefault();
    if (event.repeat) return;
    if (key === "Escape") done(null);
    else if (key === "Backspace" && typed) setTyped("");
    else if (key === "Backspace") done("");
    else if (isKept) done(typed);
    else if (key && isKey(key)) take(key);
    else setWhy((before) => whyNot(event.nativeEvent) || before);
  };
  return { typed, why, press, done };
}
