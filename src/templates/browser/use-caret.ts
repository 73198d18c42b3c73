import { useRef } from "react";
import type { Part } from "../problem.ts";

export type Fields = Partial<Record<Part, HTMLInputElement | HTMLTextAreaElement | null>>;

/** Where the caret was last, so that a variable is written there; and a way to a place in the source. */
export function useCaret(source: Record<Part, string>, type: (change: Partial<Record<Part, string>>) => void) {
  const fields = useRef<Fields>({});
  const last = useRef<Part | null>(null);
  const put = (part: Part, from: number, to = from) =>
    setTimeout(() => {
      const field = fields.current[part];
      field?.focus();
      field?.setSelectionRange(from, to);
    }, 50);
  const insert = (name: string) => {
    const part = last.current ?? "body";
    // (Where nobody has written yet, the caret of a browser is before everything.)
    const field = last.current && fields.current[part];
    const end = source[part].length;
    const [from, to] = [field?.selectionStart ?? end, field?.selectionEnd ?? end];
    const written = `{{ ${name} }}`;
    type({ [part]: source[part].slice(0, from) + written + source[part].slice(to) });
    put(part, from + written.length);
  };
  const show = ({ part, line, column }: { part: Part; line: number; column: number }) => {
    const before = source[part]
      .split("\n")
      .slice(0, line - 1)
      .join("\n");
    put(part, before.length + (line > 1 ? 1 : 0) + column - 1);
  };
  return { fields, note: (part: Part) => (last.current = part), insert, show };
}
