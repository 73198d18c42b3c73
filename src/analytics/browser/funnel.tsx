import { useAddress } from "../../records/address.ts";
import { useRoutes } from "../../pages/routes-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import type { Period } from "../../home/browser/period.ts";
import { Bars } from "../../ui/bars.tsx";
import { Button } from "../../ui/button.tsx";
import { formatPercent } from "../../ui/format.ts";
import { Section } from "../../ui/section.tsx";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { most } from "../limits.ts";
import { peopleWord } from "./people-word.ts";
import { type Step, useFunnel } from "./usage-data.ts";
import { usePageName } from "./used-tables.tsx";

/** How many people go from one page to the next, of pages that the reader chooses; the address keeps them. */
export function Funnel({ period }: { period: Period }) {
  const [address, go] = useAddress();
  const routes = useRoutes();
  const known = (path: string) => routes.some((route) => route.path === path);
  const steps = (address["steps"] ?? "").split(",").filter(known).slice(0, most.steps);
  const { data, error } = useFunnel(period, steps);
  const choose = (chosen: string[]) => go({ steps: chosen.join(",") || null });
  return (
    <Section
      title={t("Funnel of pages")}
      about={t("How many people opened the first page, and how many of them the next ones after it.")}
    >
      <div className="flex flex-wrap items-center gap-2 pb-3">
        {steps.map((path, nth) => (
          <PageSelect
            // (The same page may be a step twice.)
            // oxlint-disable-next-line react/no-array-index-key
            key={nth}
            label={t("Step {{number}}", { number: nth + 1 })}
            value={path}
            onChange={(chosen) => choose(steps.with(nth, chosen))}
          />
        ))}
        {steps.length < most.steps && (
          <PageSelect
            label={t("Add a page")}
            value=""
            onChange={(chosen) => chosen !== "" && choose([...steps, chosen])}
          />
        )}
        {steps.length > 0 && <Button onClick={() => choose(steps.slice(0, -1))}>{t("Remove the last page")}</Button>}
      </div>
      {error && !data && <DataFailure error={error} />}
      {steps.length > 1 && data && <Steps steps={data} />}
    </Section>
  );
}

function PageSelect({ label, value, onChange }: { label: string; value: string; onChange: (path: string) => void }) {
  const routes = useRoutes();
  const pages = routes.map(({ path, title }) => ({ value: path, label: t(title) }));
  return (
    <Select
      aria-label={label}
      value={value}
      options={value === "" ? [{ value: "", label }, ...pages] : pages}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Steps({ steps }: { steps: Step[] }) {
  const pageName = usePageName();
  const first = steps[0]?.people ?? null;
  return (
    <div className="max-w-3xl">
      <Bars
        steps
        bars={steps.map(({ path, people }, nth) => ({
          // oxlint-disable-next-line react/no-array-index-key
          key: `${path} ${nth}`,
          label: pageName(path),
          size: people ?? 0,
          end: `${peopleWord(people)}${shareOf(people, first, nth)}`,
        }))}
      />
    </div>
  );
}

const shareOf = (people: number | null, first: number | null, nth: number) =>
  nth > 0 && first && people !== null ? ` · ${formatPercent(people / first)}` : "";
