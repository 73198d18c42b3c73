import { ApiError } from "../../client/api-error.ts";
import type { Tried } from "./try-push.ts";
import { t } from "../../ui/translate.ts";

/** How a try ended, in a sentence. */
export function afterTrying({ outcome, error }: Tried): string {
  if (outcome === "arrived") return t("The test has arrived on this device.");
  if (outcome === "taken")
    return t(
      "The push service has taken the test, but nothing has arrived yet. Look whether the device is set to silent.",
    );
  if (error) return t("The push service did not take the test: {{error}}.", { error });
  return t("The test has not been sent yet. The server may not reach the push service.");
}

/** Why turning on or off did not work, in a sentence. */
export function whyNot(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return t("The server does not answer. Try again later.");
  if (error instanceof ApiError) return t("The server has refused it. Wait a moment, reload the page and try again.");
  return t("This browser does not reach its push service. Try again later, or with another browser.");
}
