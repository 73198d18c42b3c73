import { type ComponentProps, useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { type KeyBinding, useKeys } from "../../keys/use-keys.ts";
import { useAddress } from "../../records/address.ts";
import type { LayoutProps } from "../../records/list-description.ts";
import { ListFailure } from "../../records/list-failure.tsx";
import { useField } from "../../records/use-meta.ts";
import { useIsSmall } from "../../ui/media-query.ts";
import { t } from "../../ui/translate.ts";
import { useDaysOff } from "../../working-time/browser/use-days-off.ts";
import { useScreen } from "../description.ts";
import { Agenda } from "./agenda.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { dayWords } from "./day-words.ts";
import { type Dated, daysLater, firstOfWeek, inMonth, isDay, monthsLater, todayHere, weeksOf } from "./days.ts";
import { MonthGrid } from "./month-grid.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useBegin } from "./use-begin.ts";
import { useDated } from "./use-dated.ts";
import { useRedate } from "./use-redate.ts";

type Props = LayoutProps & { on: string[]; called: { [column in string]?: string } };

/** The records by a day of theirs: a month in weeks, and where the window is small its days below each other. */
export default function Calendar({ on, called, question, rights }: Props) {
  const [address] = useAddress();
  const column = on.find((each) => each === address["on"]) ?? on[0];
  const field = useField(useScreen().described.entity, column);
  // Whether it holds days or moments the server says.
  if (!field) return <div className="flex-1 border-t border-line" />;
  return (
    <Month {...{ on, called, question, rights }} dated={{ column: field.name, moment: field.kind === "moment" }} />
  );
}

function Month({ on, called, question, rights, dated }: Omit<Props, "fields"> & { dated: Dated }) {
  const { locale } = useSession().person;
  const small = useIsSmall();
  const [, go] = useAddress();
  const words = dayWords(locale);
  const first = firstOfWeek(locale);
  const days = useActiveDay(first);
  const { active, month, today } = days;
  const weeks = weeksOf(month, first);
  const shown = small ? weeks.flat().filter((day) => day.startsWith(month)) : weeks.flat();
  const off = useDaysOff(shown[0] ?? today, shown.at(-1) ?? today);
  const found = useDated(dated, question, shown[0] ?? today, shown.at(-1) ?? today);
  const redate = useRedate(dated, rights, words, found.recount);
  const begin = useBegin(dated, rights, words);
  const open = (day: string) => go({ day });
  if (found.error) return <ListFailure error={found.error} />;
  return (
    <section aria-label={t("Calendar")} className="flex min-h-0 flex-1 flex-col border-t border-line">
      <Toolbar
        {...{ on, called, words, month }}
        column={dated.column}
        within={found.counted ? sumIn(month, shown, found) : undefined}
        without={found.without}
        onMonth={(way) => days.show(inMonth(active, monthsLater(month, way)))}
        onToday={() => days.show(today)}
        onWithout={() => open("none")}
      />
      {small ? (
        <Agenda {...{ words, found, today, off, begin }} days={shown} onOpen={open} />
      ) : (
        <MonthGrid {...{ dated, words, found, weeks, days, redate, off, begin }} onOpen={open} />
      )}
      <OpenDay {...{ dated, question, words, found, begin }} />
    </section>
  );
}

/** The day that the address has open, or what has none. */
function OpenDay(props: Omit<ComponentProps<typeof DayDialog>, "day" | "onClose">) {
  const [{ day = "" }, go] = useAddress();
  if (day !== "none" && !isDay(day)) return null;
  return <DayDialog key={day} {...props} day={day === "none" ? null : day} onClose={() => go({ day: null })} />;
}

function sumIn(month: string, days: string[], { countOf }: Found): number {
  return days.reduce((sum, day) => sum + (day.startsWith(month) ? countOf(day) : 0), 0);
}

/** The month of the address and the day in it that keys act on, and how to go to another. */
function useActiveDay(first: number) {
  const [address, go] = useAddress();
  const today = todayHere();
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(address["month"] ?? "") ? `${address["month"]}` : today.slice(0, 7);
  const [chosen, choose] = useState(month === today.slice(0, 7) ? today : `${month}-01`);
  // The day that is to have the focus once its month is there; anew each time, also where it is the same.
  const [asked, ask] = useState<{ day: string } | null>(null);
  const active = weeksOf(month, first).flat().includes(chosen) ? chosen : inMonth(chosen, month);
  const show = (day: string, focus = false) => {
    choose(day);
    ask(focus ? { day } : null);
    const other = day.slice(0, 7);
    if (other !== month) go({ month: other === today.slice(0, 7) ? null : other, day: null }, { replace: true });
  };
  const turn = (way: number) => show(inMonth(active, monthsLater(month, way)), true);
  const keys: KeyBinding[] = [
    { of: "today", label: t("Show today in the calendar"), act: () => show(today, true) },
    { keys: ["PageDown"], label: t("Next month"), act: () => turn(1) },
    { keys: ["PageUp"], label: t("Previous month"), act: () => turn(-1) },
  ];
  useKeys(keys);
  return { active, asked, month, today, choose, show, later: (days: number) => show(daysLater(active, days), true) };
}

export type ActiveDay = ReturnType<typeof useActiveDay>;
export type Off = ReturnType<typeof useDaysOff>;
export type Found = ReturnType<typeof useDated>;
