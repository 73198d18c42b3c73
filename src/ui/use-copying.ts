import { type RefObject, useRef, useState } from "react";

type Copying = {
  /** The field that shows the text, marked when it is copied. */
  input: RefObject<HTMLInputElement | null>;
  /** Whether it went well; null before it was tried. */
  copied: boolean | null;
  copy: () => Promise<void>;
};

/** Copies a text that a field shows. There is no clipboard on pages that are not served over https; what is marked can be copied by hand. */
export function useCopying(text: string): Copying {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  async function copy() {
    input.current?.select();
    setCopied(
      await (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
        () => true,
        () => false,
      ),
    );
  }
  return { input, copied, copy };
}
