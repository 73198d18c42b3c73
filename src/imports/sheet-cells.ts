import { SSF, type CellObject } from "@e965/xlsx";
import { currencyIn } from "./numbers.ts";

/** A cell of a workbook as a person writes what it shows: a day, a clock time of no time zone, a duration, a percentage. */
export function cellText(cell: CellObject | undefined, date1904: boolean): string {
  if (cell?.v === undefined || cell.v === null) return "";
  if (cell.t === "e") return cell.v === not_available ? "#N/A" : "#VALUE!";
  if (cell.t !== "n") return String(cell.v);
  return numberText(Number(cell.v), String(cell.z ?? "General"), date1904);
}

const not_available = 0x2a;

function numberText(value: number, format: string, date1904: boolean): string {
  // Of a format with several sections the first is that of positive numbers.
  const shown = (format.split(";")[0] ?? "").replace(/"[^"]*"|\\./g, "");
  if (/\[[hms]+\]/i.test(shown)) return durationText(value);
  if (SSF.is_date(format)) return dateText(value, date1904);
  if (shown.includes("%")) return `${plain(value * 100)} %`;
  // What is filled with zeros is a postcode, a number of a telephone or of something else.
  if (/^0(?=.*[0#])[0# ()\-/]*$/.test(shown)) return String(SSF.format(format, value)).trim();
  const currency = currencyOf(format);
  return currency ? `${plain(value)} ${currency}` : plain(value);
}

// A sign stands in the format quoted, or with its region: "€", [$€-40C], [$USD].
function currencyOf(format: string): string | undefined {
  const signs = [...format.matchAll(/"([^"]*)"|\[\$([^\]-]*)[^\]]*\]|([$€£¥₹])/g)].map(
    (found) => found[1] ?? found[2] ?? found[3],
  );
  return signs.map((sign) => currencyIn(sign?.trim() ?? "")).find((currency) => currency !== undefined);
}

// What a cell holds is stored to more digits than it has: 1200.5 as 1200.4999999999998.
const plain = (value: number) => (Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15))));

// More hours than these are a day and its time, of which a format shows the time alone.
const most_hours = 10_000;

function durationText(days: number): string {
  const seconds = Math.round(Math.abs(days) * 86_400);
  const rest = seconds % 60;
  const text = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}${rest ? `:${two(rest)}` : ""}`;
  return days < 0 ? `-${text}` : text;
}

function dateText(value: number, date1904: boolean): string {
  const is_time = value < 1 || (value * 24 < most_hours && !date1904);
  if (is_time) return value < 1 ? clock(value) : durationText(value);
  const { y, m, d, H, M, S } = SSF.parse_date_code(value, { date1904 }) as Record<string, number>;
  const day = `${String(y).padStart(4, "0")}-${two(m)}-${two(d)}`;
  return H || M || S ? `${day} ${two(H)}:${two(M)}${S ? `:${two(S)}` : ""}` : day;
}

const clock = (days: number) => durationText(days).padStart(5, "0");
const two = (count = 0) => String(count).padStart(2, "0");
