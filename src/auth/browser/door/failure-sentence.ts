import { ApiError } from "../../../client/api-error.ts";
import { t } from "../../../ui/translate.ts";
import { codedError } from "../../../errors/coded-errors.ts";

/** Why a form before sign-in was refused, and what to do, in one sentence. */
export function failureSentence(error: unknown): string {
  const code = error instanceof ApiError ? error.code : "INTERNAL_ERROR";
  if (code === "AUTH_INVALID") return t("The e-mail address or the password is not right.");
  if (code === "VALIDATION_FAILED") return t("Please correct what is marked below.");
  if (code === "RATE_LIMIT_EXCEEDED") return t("Too many attempts.");
  return t(codedError(code)?.guidance ?? codedError("INTERNAL_ERROR")?.guidance ?? "");
}

/** What is wrong with each field, by its name; the server says it in English. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? error.details?.fields : undefined;
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, text]) => [name, t(text)]));
}

/** The same as a list with the fields' labels, for the summary above the form. */
export function fieldList(error: unknown, labels: Record<string, string>) {
  return Object.entries(fieldErrors(error)).map(([name, text]) => {
    return { name, error: text, label: labels[name] ?? name };
  });
}

/** An error made here, in the shape of the server's, for fields that are plainly wrong. */
export function refuseFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length === 0) return;
  const envelope = { code: "VALIDATION_FAILED", message: "", request_id: "", timestamp: "" };
  throw new ApiError({ ...envelope, details: { fields } }, 422);
}
