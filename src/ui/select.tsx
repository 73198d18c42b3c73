import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, lineHeight } from "./control-look.ts";

type Props = ComponentProps<"select"> & { options: Array<{ value: string; label: string }> };

/** One of a few values; the browser's own list, which every hand and reader knows. */
export function Select({ options, className, ...attributes }: Props) {
  return (
    <span className={classNames("relative block", className)}>
      <select {...attributes} className={classNames(controlLook, lineHeight, "appearance-none pr-7")}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 text-ink-3" />
    </span>
  );
}
