import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../client/api-error.ts";
import { request } from "../../client/request.ts";
import { failureSentence, toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { isOne, phrase, t } from "../../ui/translate.ts";
import type { Reverted } from "../revert.ts";
import { entityWord, verbWord } from "./log-words.ts";

const path = "/api/audit-logs/revert";

/** What reverting one change, or all of a request, would come to; then it is done, or it is said why it cannot be. */
export default function RevertDialog({ asked, onClose }: { asked: object; onClose: () => void }) {
  const { told, error, revert } = useReverting(asked, onClose);
  const against = told?.filter(({ problem }) => problem !== null) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={"request" in asked ? t("Revert the whole request") : t("Revert this change")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          {told && against.length === 0 && (
            <Button tone="primary" onClick={revert}>
              {t("Revert")}
            </Button>
          )}
        </>
      }
    >
      {error && <p className="text-bad">{failureSentence(error)}</p>}
      {!told && !error && <Skeleton className="h-10" />}
      {told && against.length === 0 && (
        <p>
          {t(
            "Fields and states return to their former values. Created records go to the bin, and deleted ones come back.",
          )}
        </p>
      )}
      {against.length > 0 && <Against all={told?.length ?? 0} against={against} />}
    </Dialog>
  );
}

function useReverting(asked: object, onDone: () => void) {
  const cache = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ["audit_log_revert", asked],
    queryFn: () => request<{ data: Reverted }>("POST", `${path}/preview`, { body: asked }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  async function revert() {
    try {
      const done = await request<{ data: { reverted: number } }>("POST", path, { body: asked });
      toast(counted(done.data.reverted), { tone: "good" });
      await cache.invalidateQueries();
      onDone();
    } catch (refusal) {
      // What stands against it, the answer to the same question says.
      if (!(refusal instanceof ApiError && refusal.code === "RESOURCE_CONFLICT")) toastFailure(refusal);
      await cache.invalidateQueries({ queryKey: ["audit_log_revert"] });
    }
  }
  return { told: data?.data, error, revert };
}

function Against({ all, against }: { all: number; against: Reverted }) {
  return (
    <>
      <p className="mb-2">
        {all === 1
          ? t("This change cannot be reverted.")
          : t("Nothing can be reverted: {{count}} of {{all}} changes are in the way.", {
              count: against.length,
              all,
            })}
      </p>
      <ul className="divide-y divide-line-2">
        {against.slice(0, 20).map(({ id, entity, verb, problem }) => (
          <li key={id} className="py-1.5">
            <span className="font-medium">
              {entityWord(entity)}, {verbWord(verb)}
            </span>
            <span className="block text-ink-2">{t(problems[problem ?? ""] ?? "")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const counted = (count: number) =>
  isOne(count) ? t("1 change was reverted.") : t("{{count}} changes were reverted.", { count });

const problems: Record<string, string> = {
  moved: phrase("It has been changed again since."),
  done: phrase("It is already as it was before."),
  refused: phrase("You may not change it."),
  state: phrase("It cannot go back to its former state."),
  invalid: phrase("The former values conflict with other records."),
  never: phrase("This entry is not a change of a record."),
};
