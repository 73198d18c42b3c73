import { useCallback } from "react";
import type { VerbMeta } from "../entity/meta.ts";
import type { Values } from "../records/record-client.ts";
import { useScreen } from "./description.ts";
import { VerbDialog } from "./late-dialogs.ts";
import { toastRefusal } from "./refusals.ts";
import { asks } from "./verb-fields.ts";

/** Asks what a verb needs and sends it; at once where it needs nothing. `what` is "Ada Durand" or "12 leads". */
export function useAskVerb() {
  const { ask } = useScreen();
  return useCallback(
    (name: string, verb: VerbMeta, what: string, send: (input: Values) => Promise<unknown>): void => {
      if (!asks(verb.input)) return void send({}).catch(toastRefusal);
      ask((onClose) => <VerbDialog {...{ name, what, send, onClose }} />);
    },
    [ask],
  );
}
