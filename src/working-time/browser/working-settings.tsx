import { type KeyboardEvent, useId, useState } from "react";
import { Line } from "../../auth/browser/account/line.tsx";
import { type CompanyRow, useChangeCompany, useCompany } from "../../company/browser/use-company.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { formatNumber } from "../../ui/format.ts";
import { parseNumber } from "../../ui/parse-number.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { currentLanguage, t } from "../../ui/translate.ts";
import { DaysOff } from "./days-off.tsx";
import { readHours, type Spans, typedHours } from "./typed-hours.ts";

/** When the company works, and how soon it promises to answer. */
export default function WorkingSettings() {
  const { data: company, error } = useCompany();
  if (error) return <DataFailure error={error} />;
  if (!company) return <Skeleton className="w-64" />;
  return (
    <>
      <p className="mb-2 text-ink-2">
        {t("In the time zone {{zone}}. Without any hours, the company works round the clock.", {
          zone: company.time_zone,
        })}
      </p>
      {Array.from({ length: 7 }, (_, day) => (
        <Day key={day} company={company} day={String(day + 1)} />
      ))}
      <AnswerWithin company={company} />
      <DaysOff company={company} />
    </>
  );
}

type Week = Record<string, Spans>;

function Day({ company, day }: { company: CompanyRow; day: string }) {
  const change = useChangeCompany();
  const week = company.working_week as Week;
  const keep = (text: string) => {
    const spans = readHours(text);
    const { [day]: _, ...others } = week;
    if (spans) void change(company, { working_week: spans.length > 0 ? { ...others, [day]: spans } : others });
  };
  return (
    <Line name={dayName(day)}>
      <Typed
        label={t("Hours of {{day}}", { day: dayName(day) })}
        value={typedHours(week[day] ?? [])}
        placeholder={t("closed")}
        fits={(text) => readHours(text) !== undefined}
        refused={t("Hours are written such as 9–12, 14–18.")}
        {...{ keep }}
      />
    </Line>
  );
}

function AnswerWithin({ company }: { company: CompanyRow }) {
  const change = useChangeCompany();
  const minutes = (text: string) => {
    const hours = parseNumber(text);
    return hours === null ? null : Math.round(hours * 60);
  };
  const { answer_within } = company;
  return (
    <div className="mt-3">
      <Line name={t("First answer within")}>
        <span className="flex items-center gap-2">
          <Typed
            narrow
            label={t("First answer to a new lead, in working hours")}
            value={answer_within === null ? "" : formatNumber(answer_within / 60, 2)}
            placeholder={t("no promise")}
            fits={(text) => inReach(minutes(text))}
            refused={t("From 5 minutes to 168 hours, or nothing.")}
            keep={(text) => void change(company, { answer_within: minutes(text) })}
          />
          <span className="flex-none">{t("working hours")}</span>
        </span>
      </Line>
    </div>
  );
}

const inReach = (minutes: number | null) => minutes === null || (minutes >= 5 && minutes <= 10_080);

type TypedProps = {
  label: string;
  narrow?: boolean;
  value: string;
  placeholder: string;
  fits: (text: string) => boolean;
  /** Said of what does not fit. */
  refused: string;
  keep: (text: string) => void;
};

/** A line that is kept when one leaves it or presses Enter; what does not fit is marked, and Escape puts back what stood. */
function Typed({ label, narrow = false, value, placeholder, fits, refused, keep }: TypedProps) {
  const [typed, type] = useState<string | null>(null);
  const below = useId();
  const wrong = typed !== null && !fits(typed);
  const done = () => {
    if (typed === null || !fits(typed)) return;
    type(null);
    if (typed.trim() !== value) keep(typed);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Enter") done();
    if (key === "Escape") type(null);
  };
  return (
    <span className="flex flex-col">
      <TextInput
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={wrong ? below : undefined}
        className={`tabular-nums ${narrow ? "max-w-24" : "max-w-60"}`}
        {...{ placeholder }}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={done}
        onKeyDown={press}
      />
      {wrong && (
        <span id={below} className="py-0.5 text-meta text-bad">
          {refused}
        </span>
      )}
    </span>
  );
}

// The first of January 2024 was a Monday.
function dayName(day: string): string {
  const name = new Date(Date.UTC(2024, 0, Number(day)));
  const told = name.toLocaleDateString(currentLanguage(), { weekday: "long", timeZone: "UTC" });
  return told.charAt(0).toUpperCase() + told.slice(1);
}
