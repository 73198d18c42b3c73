import { phrase, t } from "../../../ui/translate.ts";
import { own_kinds } from "../own-field-kinds.ts";
import type { OwnKind } from "../../../entity/own-field.ts";

const words: Record<OwnKind, string> = {
  line: phrase("Text"),
  text: phrase("Long text"),
  count: phrase("Number"),
  money: phrase("Amount"),
  percent: phrase("Percentage"),
  date: phrase("Date"),
  flag: phrase("Yes or no"),
  choice: phrase("Choice from a list"),
  email: phrase("E-mail"),
  phone: phrase("Phone"),
  url: phrase("Web address"),
};

/** What a field holds, as people say it. */
export const kindWord = (kind: OwnKind) => t(words[kind]);

/** All that a field can hold, to choose from. */
export const kindOptions = () => own_kinds.map((value) => ({ value, label: kindWord(value) }));
