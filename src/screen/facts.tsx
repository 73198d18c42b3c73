import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../ui/translate.ts";
import { own } from "../records/own.ts";
import { useScreen } from "./description.ts";
import { Fact } from "./fact.tsx";

type Props = {
  names: string[];
  /** How values read that are not shown as they are. */
  shown?: Record<string, ReactNode>;
};

/** What one asks first of a record, one field a line. */
export function Facts({ names, shown = {} }: Props) {
  return (
    <dl className="grid flex-none grid-cols-[148px_minmax(0,1fr)] items-start gap-x-3 gap-y-0.5 border-t border-line px-4 py-2.5 touch:items-center">
      {names.map((name) => (
        <Fact key={name} name={name} shown={shown[name]} />
      ))}
    </dl>
  );
}

/** The same, two fields a line, but for those whose values are long: these have a line of their own. */
export function PairedFacts({ names, shown = {}, wide = [] }: Props & { wide?: string[] }) {
  return (
    <dl className="grid flex-none grid-cols-[auto_minmax(0,1fr)] tablet:grid-cols-[auto_minmax(0,1.25fr)_auto_minmax(0,1fr)] items-start gap-x-2.5 gap-y-0.5 border-t border-line px-4 py-2.5 touch:items-center">
      {names.map((name) => (
        <Fact key={name} name={name} shown={shown[name]} wide={wide.includes(name)} />
      ))}
    </dl>
  );
}

/** The fields of the company's own, and all others in groups, folded away until somebody asks; a group by its heading, a phrase. */
export function MoreFacts({ groups }: { groups: Record<string, string[]> }) {
  const own_ones = own.meta(useScreen().described.entity).map(({ name }) => name);
  return (
    <>
      {own_ones.length > 0 && <Facts names={own_ones} />}
      <details className="group flex-none border-t border-line">
        <summary className="flex h-9 list-none items-center gap-1.5 px-4 text-ink-2 hover:text-ink focus-visible:-outline-offset-2 touch:h-11">
          <ChevronRight aria-hidden className="transition-transform group-open:rotate-90" />
          {t("More")}
        </summary>
        {Object.entries(groups).map(([title, names]) => (
          <section key={title} className="px-4 pb-3">
            <h3 className="pb-1 text-meta font-medium text-ink-3">{t(title)}</h3>
            <dl className="grid grid-cols-[132px_minmax(0,1fr)] items-start gap-x-3 gap-y-0.5 touch:items-center">
              {names.map((name) => (
                <Fact key={name} name={name} />
              ))}
            </dl>
          </section>
        ))}
      </details>
    </>
  );
}
