import type { ReactNode } from "react";
import { useFieldId } from "../../ui/field.tsx";

type Option = {
  value: string;
  title: ReactNode;
  /** What tells it from others of the name. */
  beside?: string | undefined;
  /** Why it is offered. */
  why?: string | undefined;
  /** What else is to be said once it is chosen. */
  chosen?: ReactNode;
};

type Props = {
  legend: string;
  /** The field of the verb that is chosen. */
  field: string;
  value: string;
  options: Option[];
  onChoose: (value: string) => void;
  /** Whether the dialog begins here, once it is known what there is. */
  first?: boolean;
  children?: ReactNode;
};

/** One of several, each with the reason that it is there. */
export function Options({ legend, field, value, options, onChoose, first = false, children }: Props) {
  const fieldId = useFieldId();
  return (
    <fieldset id={fieldId(field)} tabIndex={-1} className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-row font-medium">{legend}</legend>
      <div className="divide-y divide-line-2 rounded-md border border-line">
        {options.map((option) => (
          <div key={option.value} className={option.value === value ? "bg-person-soft/40" : undefined}>
            <label className="flex cursor-pointer items-start gap-2.5 px-3 py-2 touch:min-h-11 touch:items-center">
              <input
                type="radio"
                name={`convert-${field}`}
                checked={option.value === value}
                autoFocus={first && option.value === value}
                onChange={() => onChoose(option.value)}
                className="mt-1 flex-none accent-person touch:mt-0"
              />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap gap-x-2">
                  <span className="min-w-0 font-medium break-words">{option.title}</span>
                  {option.beside && <span className="text-ink-3 tabular-nums">{option.beside}</span>}
                </span>
                {option.why && <span className="block text-meta text-ink-2">{option.why}</span>}
              </span>
            </label>
            {option.value === value && option.chosen && <div className="px-3 pb-2.5 pl-9">{option.chosen}</div>}
          </div>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
