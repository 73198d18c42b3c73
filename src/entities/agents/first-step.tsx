import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Started } from "../../agents/started.ts";
import { request } from "../../client/request.ts";
import { refreshAll } from "../../records/cache.ts";
import { failureSentence } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { t } from "../../ui/translate.ts";

/** Where there are no agents: what the first step is, and the button that does it. */
export default function FirstStep() {
  const cache = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  async function deploy(): Promise<void> {
    setFailure(null);
    try {
      const { data } = await request<{ data: Started }>("POST", "/api/agents/initialise");
      if (!data.success) setFailure(`${data.message} ${data.error}`);
    } catch (error) {
      setFailure(failureSentence(error));
    }
    refreshAll(cache, "ai_agents");
  }
  return (
    <EmptyState
      sentence={t(
        "There are no agents yet. The first step is to deploy the team: 13 agents, each with a job of its own.",
      )}
      action={
        <>
          <Button tone="primary" onClick={deploy}>
            {t("Deploy the team")}
          </Button>
          {failure && (
            <p role="alert" className="text-bad">
              {failure}
            </p>
          )}
        </>
      }
    />
  );
}
