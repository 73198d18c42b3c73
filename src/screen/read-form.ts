import { ApiError } from "../client/api-error.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { isConflict } from "../records/failure.ts";
import { fieldText, typedText, typedValue, unreadable } from "../records/field-text.ts";
import { columnOf, type OpenRecord, recordClient, type RecordRow, type Values } from "../records/record-client.ts";
import type { Writes } from "../records/use-writes.ts";
import type { EntityName } from "../client/api.ts";
import { wallClock } from "../ui/format.ts";
import { t } from "../ui/translate.ts";
import { typedDate, typedMoment } from "../ui/typed-date.ts";

/** What stands in a field's control before anything is typed; where one of a few is chosen, what a new record begins with. */
export function storedText(field: FieldMeta, row: RecordRow | null): string {
  if (row) return typedText(field, columnOf(row, field.name)) || (field.kind === "flag" ? "false" : "");
  if (field.kind === "flag") return String(field.begins === true);
  return field.choices && !field.list ? typedText(field, field.begins) : "";
}

/** What stands in it of a new record that is begun on a day, as the address says it: `due_on:2026-11-24`; nothing in a column that holds none. */
export function begunTexts(begun: string | undefined, fields: FieldMeta[], now: Date): Record<string, string> {
  const [, column = "", day = ""] = /^(\w+):(\d{4}-\d\d-\d\d)$/.exec(begun ?? "") ?? [];
  const kind = fields.find(({ name }) => name === column)?.kind;
  if (kind === "date") return { [column]: typedDate(day) };
  return kind === "moment" ? { [column]: typedMoment(`${day}T${hourOn(day, now)}:00`) } : {};
}

/** When a working day begins; today that or the next full hour, since what has passed is not planned. */
function hourOn(day: string, now: Date): string {
  const clock = wallClock(now);
  const next = clock.startsWith(day) ? Number(clock.slice(11, 13)) + 1 : 0;
  return String(Math.min(Math.max(9, next), 23)).padStart(2, "0");
}

/**
 * The values of a form: all that was given of a new record, what differs of one that is there. Throws, in the shape of
 * the server's refusal, what is plainly missing or cannot be read.
 */
export function readForm(fields: FieldMeta[], row: RecordRow | null, texts: Record<string, string>): Values {
  const wrong: Record<string, string> = {};
  const values: Values = {};
  for (const field of fields) {
    const { name, required } = field;
    const stored = storedText(field, row);
    const text = texts[name] ?? stored;
    const value = typedValue(field, text);
    if (value === undefined) wrong[name] = unreadable(field);
    // (What a company asks of new records it may not know of old ones.)
    else if (value === null && required && !(row && field.own)) wrong[name] = t("This is needed.");
    else if (row ? text !== stored : value !== null) values[name] = value;
  }
  if (Object.keys(wrong).length > 0) throw refusal(wrong);
  return values;
}

/**
 * Saves what was changed of a record. Where somebody was quicker, other fields stay as they made them; for the same field
 * it throws what they wrote, and `onFresh` gets the record as it is now for the next try.
 */
export async function saveForm(
  entity: EntityName,
  writes: Writes,
  row: RecordRow,
  values: Values,
  fields: FieldMeta[],
  onFresh: (fresh: OpenRecord) => void,
): Promise<void> {
  try {
    await writes.update(row, values);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const fresh = await recordClient(entity).get(row.id);
    onFresh(fresh);
    const wrong = fields.flatMap((field) => {
      const [was, is] = [row, fresh].map((each) => fieldText(field, columnOf(each, field.name)));
      if (!(field.name in values) || was === is) return [];
      return [[field.name, t("Meanwhile somebody wrote “{{value}}”. Save again to keep yours.", { value: is || "–" })]];
    });
    if (wrong.length > 0) throw refusal(Object.fromEntries(wrong) as Record<string, string>);
    await writes.update(fresh, values);
  }
}

/** A refusal in the shape of the server's, with what is wrong by field. */
function refusal(fields: Record<string, string>): ApiError {
  const envelope = { code: "VALIDATION_FAILED", message: "", request_id: "", timestamp: "" };
  return new ApiError({ ...envelope, details: { fields } }, 422);
}
