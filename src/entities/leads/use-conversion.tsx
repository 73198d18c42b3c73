import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { useScreen } from "../../screen/description.ts";
import { dismissToast, saidSo } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { late } from "../../ui/late.ts";

const ConvertDialog = late(
  withFrench(
    () => import("./convert-dialog.tsx"),
    () => import("./convert.french.ts"),
  ),
);

const loadTakeBack = withFrench(
  () => import("./take-back.ts"),
  () => import("./convert.french.ts"),
);

type Lead = Entry<"leads">;

/** Making a client of a lead, and taking that back. */
export function useConversion() {
  const { ask } = useScreen();
  const cache = useQueryClient();
  const { rights } = useSession();
  return useMemo(() => {
    const undo = (lead: Lead) =>
      loadTakeBack()
        .then(({ takeBack }) => takeBack(cache, lead), toastFailure)
        .then(saidSo);
    const convert = (lead: Lead) => {
      // What is said of the win is overtaken, and its Undo another one.
      dismissToast(last_win);
      ask((onClose) => <ConvertDialog {...{ lead, onClose }} onUndo={() => undo(lead)} />);
    };
    return {
      convert,
      takeBack: undo,
      /** What whoever has won a lead is offered next. */
      next: (lead: Lead) =>
        rights?.["leads"]?.["convert"] && !lead.converted_at
          ? { label: t("Convert…"), act: () => convert(lead) }
          : undefined,
      /** Which toast offers it. */
      offered: (said: number) => void (last_win = said),
    };
  }, [ask, cache, rights]);
}

// The board and each part of a panel ask for the acts by themselves.
let last_win = 0;
