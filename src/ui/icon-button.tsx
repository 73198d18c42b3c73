import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Tooltip } from "./tooltip.tsx";

type Props = Omit<ComponentProps<"button">, "children"> & { icon: LucideIcon; label: string; kbd?: string };

/** A square button with one icon; its label is its accessible name and its tooltip, which tells the key, too. */
export function IconButton({ icon: Icon, label, kbd, className, ...attributes }: Props) {
  return (
    <Tooltip text={kbd ? `${label} (${kbd})` : label}>
      <button
        type="button"
        aria-label={label}
        {...attributes}
        className={classNames(
          "grid size-8 flex-none place-items-center rounded-md text-ink-2 hover:bg-line-2 hover:text-ink touch:size-10",
          className,
        )}
      >
        <Icon aria-hidden />
      </button>
    </Tooltip>
  );
}
