import { useQueryClient } from "@tanstack/react-query";
import { newKey, request } from "../../client/request.ts";
import { refreshAll } from "../../records/cache.ts";
import { toastFailure } from "../../records/failure.ts";
import { recordClient } from "../../records/record-client.ts";
import { useScreen } from "../../screen/description.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { ownProgram } from "./own-program.ts";

/** What is written, and to whom. */
export type Letter = { to: string[]; subject: string; text: string; template_id?: string };

/** Sends by the server under the draft's key, or opens one's own program and asks afterwards whether to log it. */
export function useSendLetter(row_id: string, forget: () => void) {
  const cache = useQueryClient();
  const { entity } = useScreen().described;
  // The record that it belongs to shows when it was last touched.
  const refresh = () => ["activities" as const, entity].forEach((each) => refreshAll(cache, each));
  const log = async ({ subject, text }: Letter) => {
    const at = new Date().toISOString();
    const activity = { entity, row_id, kind: "email", state: "done", at, subject, body: text };
    await recordClient("activities").create(activity, newKey()).then(refresh, toastFailure);
  };
  return async (letter: Letter, own: boolean, key: string) => {
    if (!own) {
      await request("POST", "/api/record_mail", { body: { entity, row_id, ...letter }, idempotency_key: key });
      toast(t("The e-mail is on its way."), { tone: "good" });
      refresh();
    } else {
      const address = ownProgram(letter.to, letter.subject, letter.text);
      if (address === null) return;
      location.assign(address);
      toast(t("Was the e-mail sent?"), { action: { label: t("Log it"), act: () => void log(letter) } });
    }
    forget();
  };
}
