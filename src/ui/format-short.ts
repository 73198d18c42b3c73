import { formatDate, formatDateTime, formatMoney, wallClock } from "./format.ts";

/** `84 000 €`, and `84 000,50 €` where there are cents. */
export function formatAmount(value: number, currency?: string): string {
  const written = formatMoney(value, currency);
  return Number.isInteger(value) ? written.replace(/[.,]0+(?=\D*$)/, "") : written;
}

/** `24 nov.`, and `24 nov. 2027` outside of this year. */
export function formatDay(at: Date | string, now = new Date()): string {
  const year = wallClock(now).slice(0, 4);
  return formatDate(at).replace(new RegExp(`,?\\s${year}$`), "");
}

/** A moment of today as its time, `09:41`, any other as its day. */
export function formatMoment(at: string, now = new Date()): string {
  return at.length > 10 && formatDate(at) === formatDate(now) ? formatTime(at) : formatDay(at, now);
}

/** `09:41`. */
export function formatTime(at: Date | string): string {
  return formatDateTime(at).split(", ").at(-1) ?? "";
}

/** `02 35 71 04 18` for a French number, else as it is stored, in E.164. */
export function formatPhone(number: string): string {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(number);
  return french ? `0${french.slice(1).join(" ")}` : number;
}
