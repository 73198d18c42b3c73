import { fillHolidays } from "../working-time/fill-holidays.ts";
import { publicHolidays } from "../working-time/public-holidays.ts";
import type { TestCompany } from "./company.ts";

/**
 * Has a company in France know its public holidays as the server does, from last year on, and those of 2026 and 2027, in
 * which tables made by hand lie: in whatever year these are read.
 */
export async function knowHolidays(company: TestCompany): Promise<void> {
  await fillHolidays(company.database, company.system);
  await company.owner.query(
    `insert into public.holidays (day, name, name_fr, region)
       select day, name, name_fr, 'FR' from jsonb_to_recordset($1) d (day date, name text, name_fr text)
       on conflict (day) where deleted_at is null do nothing`,
    [JSON.stringify(publicHolidays("FR", [2026, 2027]))],
  );
}
