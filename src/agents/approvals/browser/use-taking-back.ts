import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../../client/api.ts";
import { askTwice } from "../../../client/request.ts";
import { failureSentence } from "../../../records/failure.ts";
import { fieldName } from "../../../records/field-names.ts";
import { toast } from "../../../ui/toast.ts";
import { phrase, t } from "../../../ui/translate.ts";

// Why the server refuses.
phrase("This can no longer be taken back.");
phrase("This cannot be taken back.");
phrase("It was changed since. Remove it by hand.");
phrase("More came with it. Remove it by hand.");

type Proposal = Entry<"agent_approvals">;

/** Takes back what was done as proposed; answers the fields that were changed since and stay. */
export const takeBack = async ({ id }: Pick<Proposal, "id">): Promise<string[]> =>
  (await askTwice<{ result: { stay: string[] } }>("POST", "/api/agent_approvals/revert", { body: { id } })).result.stay;

/** Takes back several, the last first, each by itself: `told` says of each what stays, or why it was not taken back. */
export function useTakingBack() {
  const cache = useQueryClient();
  const [told, setTold] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const takeAllBack = async (done: Proposal[]) => {
    setBusy(true);
    let taken = 0;
    for (const proposal of done.toSorted(lastFirst)) {
      const say = (sentence: string) => setTold((all) => ({ ...all, [proposal.id]: sentence }));
      await takeBack(proposal).then(
        (stay) => {
          taken += 1;
          const fields = stay.map((name) => fieldName(name, proposal.entity)).join(", ");
          if (fields) say(t("What was changed since stays: {{fields}}.", { fields }));
        },
        (error: unknown) => say(failureSentence(error)),
      );
    }
    setBusy(false);
    const tone = taken === done.length ? "good" : "bad";
    toast(t("{{count}} of {{all}} taken back.", { count: taken, all: done.length }), { tone });
    // What it has changed may stand anywhere on the page.
    void cache.invalidateQueries();
  };
  return { told, busy, takeAllBack };
}

// (What was done later stands on what was done before.)
const lastFirst = (one: Proposal, other: Proposal) => (other.decided_at ?? "").localeCompare(one.decided_at ?? "");
