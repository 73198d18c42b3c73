import { useQueryClient } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Mail } from "./conversation-list.tsx";

/** That an e-mail waits to be sent or could not be, and the way to have it back. */
export function Waiting({ mail: { id, status, send_at, problem, created_by } }: { mail: Mail }) {
  const cache = useQueryClient();
  const mine = useSession().person.id === created_by;
  const recall = () =>
    request("POST", `/api/inbox/drafts/${id}/recall`, { body: {} }).then(
      () => Promise.all([["mails"], ["conversations"]].map((queryKey) => cache.invalidateQueries({ queryKey }))),
      toastFailure,
    );
  return (
    <div className="flex flex-wrap items-center gap-2 py-1 text-ink-2">
      <p>
        {status === "failed"
          ? t("It was not sent.")
          : problem
            ? t("It could not be sent yet ({{problem}}), and is tried again.", { problem: t(problem) })
            : send_at && t("It is sent on {{at}}.", { at: formatDateTime(send_at) })}
      </p>
      {mine && (
        <Button size="small" onClick={recall}>
          {t("Edit it again")}
        </Button>
      )}
    </div>
  );
}

// What the server says of letters.
phrase("They wrote first, so it was not sent.");
phrase("The mail server of a recipient did not take it.");
phrase("Its formatted text is too long to be shown.");
phrase("It has more than 200 files, of which the first are kept.");
phrase("It is too late: this e-mail has been sent.");
phrase("This draft is no longer there.");
