import { Check, Minus } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";

type Props = Omit<ComponentProps<"input">, "type"> & {
  /** Given, the text stands beside it; else give an `aria-label`. */
  label?: string;
  /** Some, but not all, of what it stands for is chosen. */
  partly?: boolean;
};

/** A box to tick, 16 px, within a target of 24 px or more, 40 px on touch. */
export function Checkbox({ label, partly = false, ...attributes }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className="reach inline-flex min-h-6 items-center gap-2 text-row touch:min-h-10">
      <span className="relative grid size-4 flex-none">
        <input
          ref={input}
          type="checkbox"
          {...attributes}
          className="peer size-4 appearance-none rounded-sm border border-control bg-raised checked:border-person checked:bg-person indeterminate:border-person indeterminate:bg-person"
        />
        <Check aria-hidden className={`${mark} peer-checked:block peer-indeterminate:hidden`} />
        <Minus aria-hidden className={`${mark} peer-indeterminate:block`} />
      </span>
      {label}
    </label>
  );
}

const mark = "pointer-events-none absolute inset-0.5 hidden size-3! stroke-3! text-on-person";
