import type { LucideIcon } from "lucide-react";
import { useId } from "react";

type Option<Value extends string> = {
  value: Value;
  label: string;
  /** Given, only the icon is seen and the label is its name. */
  icon?: LucideIcon;
  /** The language of the label where it differs from the page's. */
  lang?: string;
};

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: Array<Option<Value>>;
  onChange: (value: Value) => void;
};

/** One of two to five values, all in sight: native radio buttons, so arrows move. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className="inline-flex rounded-md border border-line bg-raised">
      {props.options.map((option) => (
        <label key={option.value} className="relative" lang={option.lang} title={option.icon && option.label}>
          <input
            type="radio"
            name={name}
            className="peer sr-only"
            aria-label={option.icon && option.label}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          <span className={segment}>{option.icon ? <option.icon aria-hidden /> : option.label}</span>
        </label>
      ))}
    </div>
  );
}

const segment =
  "flex h-7.5 min-w-8 cursor-pointer items-center justify-center rounded-md px-2.5 text-row text-ink-2 hover:text-ink peer-checked:bg-person-soft peer-checked:font-medium peer-checked:text-person peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus touch:h-10";
