import { Fragment, type ReactNode } from "react";
import { t } from "./translate.ts";

type Props = {
  /** The sentence in English, as `t` takes it; mark it with `phrase`. */
  text: string;
  /** What stands in the places of `{{name}}`: words, or words with a look of their own. */
  values: Record<string, ReactNode>;
};

/** A translated sentence whose values keep their look wherever the language puts them. */
export function Sentence({ text, values }: Props) {
  const places = Object.fromEntries(Object.keys(values).map((name) => [name, `\u0001${name}\u0001`]));
  return t(text, places)
    .split("\u0001")
    .map((part, index) => <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>);
}
