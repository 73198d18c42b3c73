import { DataTable } from "../../ui/data-table.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Section } from "../../ui/section.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Speed } from "./usage-data.ts";
import { usePageName } from "./used-tables.tsx";

const devices: Record<string, string> = {
  phone: phrase("Phone"),
  tablet: phrase("Tablet"),
  desktop: phrase("Desktop"),
};

/** How fast pages were by the kind of device. */
export function SpeedTable({ speeds }: { speeds: Speed[] }) {
  const pageName = usePageName();
  const title = t("Speed by page and device");
  return (
    <Section
      title={title}
      about={t("75th percentile: until the largest part was drawn (LCP), and until a press was answered (INP).")}
    >
      {speeds.length === 0 ? (
        <p className="text-ink-3">{t("Nothing was measured in this period.")}</p>
      ) : (
        <DataTable
          label={title}
          head={[t("Page"), t("Device"), t("Measured"), "LCP", "INP"]}
          words={2}
          rows={speeds.map(({ path, device, views, lcp, inp }) => ({
            key: `${path} ${device}`,
            cells: [pageName(path), t(devices[device] ?? "not known"), formatNumber(views), ms(lcp), ms(inp)],
          }))}
        />
      )}
    </Section>
  );
}

const ms = (value: number | null) => (value === null ? "–" : `${formatNumber(value)} ms`);
