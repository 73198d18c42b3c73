import type { FoundColumn } from "../found-column.ts";
import type { Mapped } from "../import-settings.ts";
import type { Candidate } from "../candidate.ts";

/** What names a record that has no name: its company, an address, a number, be it a wrong one, or what another system calls it. */
export function calledAfter(
  { values, wanted, left }: Candidate,
  id: { mapped: Mapped; text: string } | undefined,
  columns: FoundColumn[],
): string | undefined {
  const first = (field: string) => (values[field] as string[] | undefined)?.[0];
  const site = values["website"] as string | undefined;
  const named =
    values["company_name"] ??
    values["legal_name"] ??
    wanted["account_id"]?.[0] ??
    first("emails") ??
    first("phones") ??
    values["phone"] ??
    left.find(({ field, text }) => field.startsWith("phone") && text.replace(/\D/g, "").length > 6)?.text ??
    first("domains") ??
    site?.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/.*$/, "");
  const numbered = id && `${columns[id.mapped.column]?.name ?? ""} ${id.text}`.trim();
  return (named as string | undefined)?.slice(0, 500) ?? numbered;
}
