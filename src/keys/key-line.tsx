import { RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { clashOf, withKeys } from "./choose-key.ts";
import { written } from "./own-keys.ts";
import { type KeyAct, keyIn, type OwnKeys, usual } from "./usual.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { ClashNote, type Wish } from "./clash-note.tsx";
import { KeyField } from "./key-field.tsx";
import { spoken } from "./key-words.ts";

type Props = {
  act: KeyAct;
  label: string;
  own: OwnKeys;
  /** What the acts are called that this person has. */
  labels: Map<KeyAct, string>;
  onKeep: (keys: OwnKeys) => void;
};

/** An act and its key, which is a button: pressed, it takes another. */
export function KeyLine({ act, label, own, labels, onKeep }: Props) {
  const { isAsked, wish, button, begin, done, reset, settle } = useKeyChange({ act, own, labels, onKeep });
  const key = keyIn(own, act);
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 py-1 touch:min-h-11">
      <span className="min-w-0 flex-1">{label}</span>
      {key !== usual[act] && !isAsked && (
        <IconButton icon={RotateCcw} label={t("Reset: {{act}}", { act: label })} onClick={reset} className="-my-1" />
      )}
      {isAsked ? (
        <KeyField label={label} onDone={done} />
      ) : (
        <Button ref={button} size="small" className="min-w-8 font-sans" onClick={begin}>
          <span className="sr-only">{t("{{act}}: {{key}}", { act: label, key: spoken(key) })}</span>
          <span aria-hidden>{key ? written(key) : "–"}</span>
        </Button>
      )}
      {wish && <ClashNote wish={wish} own={own} labels={labels} onSettle={settle} />}
    </li>
  );
}

/** Asks for another key of an act; where another act has it, `wish` waits for what is to become of that one. */
function useKeyChange({ act, own, labels, onKeep }: Omit<Props, "label">) {
  const [isAsked, ask] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const { button, giveFocus } = useFocusBack(isAsked || wish !== null);
  const key = keyIn(own, act);
  const keep = (keys: OwnKeys, ...others: KeyAct[]) => {
    onKeep(keys);
    const told = [act, ...others].map((each) =>
      t("{{act}}: {{key}}", { act: labels.get(each) ?? "", key: spoken(keyIn(keys, each)) }),
    );
    toast(told.join(" · "), { tone: "good" });
  };
  const offer = (wanted: string, isHere: boolean) => {
    const clash = clashOf(own, act, wanted, [...labels.keys()]);
    if (clash) setWish({ ...clash, act, key: wanted, isHere });
    else if (wanted !== key) keep(withKeys(own, { [act]: wanted }));
  };
  const done = (wanted: string | null, isHere: boolean) => {
    ask(false);
    giveFocus(isHere);
    if (wanted !== null) offer(wanted, isHere);
  };
  const reset = () => {
    giveFocus(true);
    offer(usual[act], true);
  };
  const settle = (exchanged: OwnKeys | null) => {
    setWish(null);
    giveFocus(true);
    if (exchanged && wish) keep(exchanged, wish.with);
  };
  const begin = () => {
    setWish(null);
    ask(true);
  };
  return { isAsked, wish, button, begin, done, reset, settle };
}

/** Gives the focus to the button once nothing else stands in its place. */
function useFocusBack(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (isBusy || !wanted.current) return;
    wanted.current = false;
    button.current?.focus();
  });
  return { button, giveFocus: (wants: boolean) => void (wanted.current = wants) };
}
