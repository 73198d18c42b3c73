import { Bars } from "../../ui/bars.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Section } from "../../ui/section.tsx";
import { t } from "../../ui/translate.ts";
import { count_words, type Counts, type Machine, stepsOf } from "./counts.ts";
import { FormNumbers } from "./form-numbers.tsx";

/** What the lead machine counts: by step, by form and by day. */
export default function MachineNumbers({ machine }: { machine: Machine }) {
  return (
    <>
      <Steps machine={machine} />
      <FormNumbers forms={machine.forms} />
      <ByDay days={machine.days} />
    </>
  );
}

/** How far what was sent has come. */
function Steps({ machine }: { machine: Machine }) {
  const bars = stepsOf(machine.days).map(({ key, label, size }) => ({ key, label, size, end: formatNumber(size) }));
  return (
    <Section
      title={t("Steps")}
      about={t(
        "Each submission is read, cleaned, looked for among leads and contacts, scored, assigned and given a first step.",
      )}
    >
      <Bars bars={bars} />
    </Section>
  );
}

const columns = ["came", "set_aside", "unconfirmed", "known", "created", "assigned", "failed", "dropped"] as const;

function ByDay({ days }: { days: (Counts & { day: string })[] }) {
  if (days.length === 0) return null;
  return (
    <Section title={t("By day")}>
      <DataTable
        label={t("By day")}
        head={[t("Day"), ...columns.map((name) => t(count_words[name]))]}
        rows={days.toReversed().map((day) => ({
          key: day.day,
          cells: [formatDate(day.day), ...columns.map((name) => formatNumber(day[name] ?? 0))],
        }))}
      />
    </Section>
  );
}
