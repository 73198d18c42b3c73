import { useEffect, useRef } from "react";
import type { Clash } from "./choose-key.ts";
import { type KeyAct, keyIn, type OwnKeys } from "./usual.ts";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { spoken } from "./key-words.ts";

/** A key that was wanted and that something stands in the way of. */
export type Wish = Clash & {
  act: KeyAct;
  key: string;
  /** The focus is here, and not where somebody has gone on to. */
  isHere: boolean;
};

type Props = {
  wish: Wish;
  own: OwnKeys;
  labels: Map<KeyAct, string>;
  onSettle: (exchanged: OwnKeys | null) => void;
};

/** Says whose the key is that was wanted, and lets the two be exchanged where they can. */
export function ClashNote({ wish, own, labels, onSettle }: Props) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wish.isHere) first.current?.querySelector("button")?.focus();
  }, [wish.isHere]);
  return (
    <div className="basis-full rounded-md bg-sunken p-2 text-row">
      <p role="alert">{sentenceOf(wish, own, labels)}</p>
      <div ref={first} className="mt-2 flex flex-wrap gap-2">
        {wish.exchanged && (
          <Button size="small" onClick={() => onSettle(wish.exchanged)}>
            {keyIn(own, wish.act) ? t("Exchange the two") : t("Take it from there")}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={() => onSettle(null)}>
          {t("Leave it as it is")}
        </Button>
      </div>
    </div>
  );
}

function sentenceOf(wish: Wish, own: OwnKeys, labels: Map<KeyAct, string>): string {
  const its_key = keyIn(own, wish.with);
  const named = { key: spoken(wish.key), act: labels.get(wish.with) ?? "" };
  if (its_key === wish.key) return t("{{key}} is the key of “{{act}}”.", named);
  return t("{{key}} and {{other}}, the key of “{{act}}”, begin alike: one of them would never act.", {
    ...named,
    other: spoken(its_key),
  });
}
