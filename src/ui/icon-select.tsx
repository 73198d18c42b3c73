import type { LucideIcon } from "lucide-react";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: Array<{ value: Value; label: string; icon: LucideIcon }>;
  onChange: (value: Value) => void;
};

/** One of a few values where there is room for its icon only: the phone's own way of choosing opens on it. */
export function IconSelect<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const { icon: Icon } = options.find((option) => option.value === value) ?? options[0] ?? {};
  return (
    <label className={look}>
      {Icon && <Icon aria-hidden />}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

const look =
  "relative grid size-8 flex-none place-items-center rounded-md border border-line bg-raised text-person focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus touch:size-10";
