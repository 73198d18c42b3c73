import { useRoutes } from "../../pages/routes-context.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Section } from "../../ui/section.tsx";
import { t } from "../../ui/translate.ts";
import type { UsageTold, Used } from "./usage-data.ts";

/** What is used most: pages, what is pressed, and what is searched for in vain. */
export function UsedTables({ usage }: { usage: UsageTold }) {
  const pageName = usePageName();
  const left = (kind: string) => usage.left_out[kind] ?? 0;
  return (
    <div className="grid gap-7 desktop:grid-cols-2">
      <UsedTable title={t("Pages")} of={t("Page")} used={usage.pages} left={left("pages")} name={pageName} />
      <UsedTable
        title={t("Buttons pressed")}
        of={t("Button")}
        used={usage.presses}
        left={left("presses")}
        name={(label) => t(label)}
      />
      <UsedTable
        title={t("Searches without a result")}
        of={t("Words")}
        used={usage.searches}
        left={left("searches")}
        name={(words) => words}
      />
    </div>
  );
}

type Props = { title: string; of: string; used: Used[]; left: number; name: (thing: string) => string };

function UsedTable({ title, of, used, left, name }: Props) {
  return (
    <Section title={title}>
      {used.length === 0 ? (
        <p className="text-ink-3">{t("Nothing by three people or more.")}</p>
      ) : (
        <DataTable
          label={title}
          head={[of, t("Times"), t("People")]}
          rows={used.map(({ thing, times, people }) => ({
            key: thing,
            cells: [name(thing), formatNumber(times), formatNumber(people)],
          }))}
        />
      )}
      {left > 0 && (
        <p className="pt-1.5 text-tag text-ink-3">
          {t("Left out because fewer than three people did it: {{count}}", { count: formatNumber(left) })}
        </p>
      )}
    </Section>
  );
}

/** What a page is called, by its path. */
export function usePageName(): (path: string) => string {
  const routes = useRoutes();
  return (path) => t(routes.find((route) => route.path === path)?.title ?? path);
}
