import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlLook } from "./control-look.ts";

/** Several lines of text; grows with what is typed. */
export function Textarea({ className, ...attributes }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={3}
      dir="auto"
      {...attributes}
      className={classNames(controlLook, "field-sizing-content min-h-16 read-only:bg-sunken py-1.5", className)}
    />
  );
}
