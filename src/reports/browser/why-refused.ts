import { ApiError } from "../../client/api-error.ts";
import { failureSentence } from "../../records/failure.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { ReportDefinition } from "../definition-shape.ts";
import type { BuilderField } from "./use-report-fields.ts";

/** Why a report has no answer: a field of it is gone, or what was said instead of an answer; null where it has one, or may yet. */
export function whyRefused(
  definition: ReportDefinition,
  fields: BuilderField[] | undefined,
  error: Error | null,
): string | null {
  const gone = fields && namesIn(definition).find((name) => fields.every((field) => field.name !== name));
  if (gone) return t("This report uses a field that there is no longer: {{field}}. Change it.", { field: gone });
  return error && sentenceOf(error);
}

/** What the server says of this report is said as it is. */
function sentenceOf(error: Error): string {
  const own = error instanceof ApiError && [400, 403, 503].includes(error.status) && /report/.test(error.message);
  return own ? t(error.message) : failureSentence(error);
}

phrase("This report uses fields that your role may not read.");
phrase("This report took longer than 10 seconds. Narrow its filters, or group it by less.");

const namesIn = ({ filters, groups, measures }: ReportDefinition) => [
  ...Object.keys(filters),
  ...groups.map(({ field }) => field),
  ...measures.flatMap(({ field }) => field ?? []),
];
