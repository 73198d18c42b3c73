import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { TextInput } from "./text-input.tsx";
import { t } from "./translate.ts";
import { useCopying } from "./use-copying.ts";

type Props = Omit<ComponentProps<typeof TextInput>, "value" | "readOnly" | "ref"> & {
  text: string;
  /** What is copied, for whoever hears the button alone. */
  of?: string;
};

/** A text that one takes along, in a field that can be marked, with a button that copies it. */
export function CopyLine({ text, of, ...field }: Props) {
  const { input, copy, copied } = useCopying(text);
  return (
    <span className="flex gap-1.5">
      <TextInput {...field} readOnly ref={input} value={text} className="font-mono" />
      <Button onClick={copy}>
        {copyWord(copied)}
        {of && <span className="sr-only">: {of}</span>}
      </Button>
    </span>
  );
}

/** What a button that copies says before it was pressed, and after. */
export function copyWord(copied: boolean | null): string {
  if (copied === null) return t("Copy");
  return copied ? t("Copied") : t("Not copied");
}
