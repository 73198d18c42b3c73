import { useState } from "react";
import { chooseLanguage } from "../../../client/language.ts";
import { readStored, store } from "../../../client/stored.ts";
import { currentLanguage, type Language } from "../../../ui/translate.ts";

/** What is typed into the set-up form. */
export type SetUpDraft = {
  company: string;
  language: Language;
  name: string;
  email: string;
  password: string;
  code: string;
};

/** The form's values; what was typed survives a reload, the password and the code do not. */
export function useDraft(): [SetUpDraft, (change: Partial<SetUpDraft>) => void] {
  const [draft, setDraft] = useState(readDraft);
  function change(change: Partial<SetUpDraft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    const { company, name, email } = next;
    store(key, JSON.stringify({ company, name, email }), () => sessionStorage);
    if (next.language !== draft.language) chooseLanguage(next.language);
  }
  return [draft, change];
}

/** Forgets what was typed, once it has been sent. */
export function forgetDraft(): void {
  store(key, null, () => sessionStorage);
}

const key = "tandem.set-up";

function readDraft(): SetUpDraft {
  const empty = { company: "", name: "", email: "", password: "", code: "" };
  const stored = readStored(key, () => sessionStorage) ?? "{}";
  return { ...empty, ...(JSON.parse(stored) as object), language: currentLanguage() };
}
