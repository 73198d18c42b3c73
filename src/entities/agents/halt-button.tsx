import { OctagonX } from "lucide-react";
import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { useHalt } from "./use-halt.ts";

const HaltDialog = late(() => import("./halt-dialog.tsx"));

/** Stops all agents at once, and where they are stopped lets them work again: each with a reason. */
export default function HaltButton() {
  const { halted, refresh } = useHalt();
  const may = useSession().rights?.["ai_agents"] ?? {};
  const [asks, setAsks] = useState<string | null>(null);
  if (!may[halted ? "lift_halt" : "halt"]) return null;
  return (
    <>
      <Button tone={halted ? "plain" : "stop"} onClick={() => setAsks(newKey())}>
        {!halted && <OctagonX aria-hidden />}
        {halted ? t("Let them work again") : t("Halt all agents")}
      </Button>
      {asks && <HaltDialog idempotency={asks} lifts={!!halted} onDone={refresh} onClose={() => setAsks(null)} />}
    </>
  );
}
