import { phrase, t } from "../../ui/translate.ts";

/** Why an attempt failed: ours in the reader's language, all else as it was said. */
export function errorWord(error: string): string {
  const [, status] = /^The receiver answers HTTP (\d{3})\.$/.exec(error) ?? [];
  if (status) return t("The receiver answers HTTP {{status}}.", { status });
  const [, why] = /^The receiver cannot be reached: (.+)$/.exec(error) ?? [];
  return why ? t("The receiver cannot be reached: {{why}}", { why }) : t(error);
}

// Why an attempt fails, or a webhook pauses.
phrase("It was tried for three days.");
phrase("The receiver says that it is gone for good.");
phrase("The receiver answers by a redirect, which is not followed.");
phrase("The receiver did not answer within 15 seconds.");
phrase("The webhook’s reader cannot see this record.");
phrase("The person under whose rights it reads does not come in any more.");
phrase("The record is larger than 256 KB.");
phrase("It waited for more than 30 days.");
phrase("The data was restored from a backup.");
