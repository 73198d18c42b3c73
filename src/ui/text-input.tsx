import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, lineHeight } from "./control-look.ts";

/** One line of text; takes every attribute of an input. */
export function TextInput({ className, ...attributes }: ComponentProps<"input">) {
  return (
    <input
      type="text"
      dir="auto"
      {...attributes}
      className={classNames(controlLook, lineHeight, "read-only:bg-sunken", className)}
    />
  );
}
