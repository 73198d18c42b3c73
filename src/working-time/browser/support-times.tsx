import { Line } from "../../auth/browser/account/line.tsx";
import { type CompanyRow, useChangeCompany } from "../../company/browser/use-company.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { t } from "../../ui/translate.ts";
import { hoursText, isPromise, minutesOf } from "./promised-hours.ts";
import { Typed } from "./typed.tsx";

type Times = Record<(typeof priorities)[number], [answer: number | null, solution: number | null]>;
const priorities = ["urgent", "high", "normal", "low"] as const;
const most = 60_000;

/** Within how many working hours a ticket is answered and solved, by its priority. */
export function SupportTimes({ company }: { company: CompanyRow }) {
  return (
    <section aria-labelledby="support-times" className="mt-3">
      <h3 id="support-times" className="font-medium">
        {t("Tickets, in working hours")}
      </h3>
      {priorities.map((priority) => (
        <Line key={priority} name={choiceWord(priority)}>
          <Promises {...{ company, priority }} />
        </Line>
      ))}
    </section>
  );
}

type Priority = keyof Times;

function Promises({ company, priority }: { company: CompanyRow; priority: Priority }) {
  const change = useChangeCompany();
  const times = company.support_times as Times;
  const [answer, solution] = times[priority];
  const keep = (now: Times[Priority]) => void change(company, { support_times: { ...times, [priority]: now } });
  const field = {
    narrow: true,
    placeholder: t("no promise"),
    fits: (text: string) => isPromise(minutesOf(text), most),
    refused: t("From 5 minutes to 1,000 hours, or nothing."),
  };
  return (
    <span className="grid w-fit grid-cols-[auto_auto] items-center gap-x-2 gap-y-1 py-0.5 tablet:grid-cols-[auto_auto_auto_auto]">
      <span className="text-ink-2">{t("answered within")}</span>
      <Typed
        {...field}
        label={t("Answer within: {{priority}}", { priority: choiceWord(priority) })}
        value={hoursText(answer)}
        keep={(text) => keep([minutesOf(text), solution])}
      />
      <span className="text-ink-2">{t("solved within")}</span>
      <Typed
        {...field}
        label={t("Solve within: {{priority}}", { priority: choiceWord(priority) })}
        value={hoursText(solution)}
        keep={(text) => keep([answer, minutesOf(text)])}
      />
    </span>
  );
}
