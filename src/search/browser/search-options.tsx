import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

/** One line that can be chosen, by pointer or by keys from the search box. */
export type SearchOption = {
  id: string;
  icon: LucideIcon;
  name: ReactNode;
  description?: ReactNode;
  /** Who said it and when: then the description has lines of its own. */
  beside?: string;
  badge?: string;
  run: () => void;
};

/** Lines under a heading. */
export type OptionGroup = { heading: string; options: SearchOption[] };

type Props = {
  label: string;
  id: string;
  groups: OptionGroup[];
  active: string | undefined;
  onActive: (id: string) => void;
};

/** The lines under the search box, of which one is marked; the focus stays in the box. */
export function SearchOptions({ label, id, groups, active, onActive }: Props) {
  return (
    <div role="listbox" aria-label={label} id={id} className="p-1.5">
      {groups.map(({ heading, options }) => (
        <div key={heading} role="group" aria-label={heading}>
          {groups.length > 1 && (
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-tag font-medium text-ink-3">
              {heading}
            </p>
          )}
          {options.map((option) => (
            <Line
              key={option.id}
              option={option}
              id={optionId(id, option.id)}
              active={option.id === active}
              onActive={onActive}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The id of an option's element, for the search box to name. */
export function optionId(list: string, option: string): string {
  return `${list}-${option}`;
}

type LineProps = { option: SearchOption; id: string; active: boolean; onActive: (id: string) => void };

function Line({ option, id, active, onActive }: LineProps) {
  const { icon: Icon, name, description, beside, badge, run } = option;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // Not on enter: a list that grows under a resting pointer must not change what Enter does.
      onPointerMove={() => !active && onActive(option.id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      onKeyDown={undefined}
      className="flex min-h-9 cursor-pointer scroll-my-2 items-center gap-2.5 rounded-md px-2.5 py-1 text-ink aria-selected:bg-person-soft touch:min-h-11"
    >
      <Icon aria-hidden className="text-ink-2" />
      <span
        className={classNames("flex min-w-0 flex-1 gap-x-2", beside === undefined ? "max-tablet:flex-col" : "flex-col")}
      >
        <span className="flex max-w-full flex-none items-baseline gap-x-2">
          <span className="truncate">{name}</span>
          {beside && <span className="flex-none text-meta text-ink-3">{beside}</span>}
        </span>
        {description && (
          <span
            className={classNames("min-w-0 text-ink-2", beside === undefined ? "truncate" : "line-clamp-2 break-words")}
          >
            {description}
          </span>
        )}
      </span>
      {badge && (
        // (Where there is little room the icon says it.)
        <span className={classNames("flex-none text-meta text-ink-2", beside !== undefined && "max-tablet:sr-only")}>
          {badge}
        </span>
      )}
    </div>
  );
}
