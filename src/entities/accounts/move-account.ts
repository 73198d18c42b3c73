import type { QueryClient } from "@tanstack/react-query";
import { loadTransitions } from "../../records/use-meta.ts";
import type { Writes } from "../../records/use-writes.ts";
import { wayBetween } from "../../records/way-between.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { toastRefusal } from "./account-refusals.ts";
import type { AccountRow } from "./account-row.ts";
import { stageName } from "./account-stages.ts";

/** Moves a client along its life and offers the way back; throws when refused. */
export async function moveAccount(cache: QueryClient, writes: Writes, account: AccountRow, to: string): Promise<void> {
  const { id, name, stage: before } = account;
  await writes.act(id, "move", { stage: to }, { stage: to });
  // Most steps of a client's life lead one way: back it goes by the steps that there are.
  const back = wayBetween(await loadTransitions(cache, "accounts"), to, before);
  const undo = async () => {
    for (const stage of back ?? []) await writes.act(id, "move", { stage }, { stage: before });
  };
  const action = { label: t("Undo"), act: () => void undo().catch(toastRefusal) };
  toast(t("{{name}}: {{stage}}", { name, stage: stageName(to) }), back ? { action } : {});
}
