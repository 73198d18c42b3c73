import { Line } from "../../auth/browser/account/line.tsx";
import { type CompanyRow, useChangeCompany, useCompany } from "../../company/browser/use-company.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { currentLanguage, t } from "../../ui/translate.ts";
import { hoursText, isPromise, minutesOf } from "./promised-hours.ts";
import { DaysOff } from "./days-off.tsx";
import { SupportTimes } from "./support-times.tsx";
import { readHours, type Spans, typedHours } from "./typed-hours.ts";
import { Typed } from "./typed.tsx";

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
      <SupportTimes company={company} />
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
  const { answer_within } = company;
  return (
    <div className="mt-3">
      <Line name={t("First answer within")}>
        <span className="flex items-center gap-2">
          <Typed
            narrow
            label={t("First answer to a new lead, in working hours")}
            value={hoursText(answer_within)}
            placeholder={t("no promise")}
            fits={(text) => isPromise(minutesOf(text))}
            refused={t("From 5 minutes to 168 hours, or nothing.")}
            keep={(text) => void change(company, { answer_within: minutesOf(text) })}
          />
          <span className="flex-none">{t("working hours")}</span>
        </span>
      </Line>
    </div>
  );
}

// The first of January 2024 was a Monday.
function dayName(day: string): string {
  const name = new Date(Date.UTC(2024, 0, Number(day)));
  const told = name.toLocaleDateString(currentLanguage(), { weekday: "long", timeZone: "UTC" });
  return told.charAt(0).toUpperCase() + told.slice(1);
}
