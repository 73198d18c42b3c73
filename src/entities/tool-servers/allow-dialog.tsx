import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { recordClient } from "../../records/record-client.ts";
import { useRecords } from "../../records/use-records.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { t } from "../../ui/translate.ts";
import type { Offered } from "./offered.ts";

type Props = { tool: Offered; server: Entry<"tool_servers">; onClose: () => void };

/** Which agents may use a tool as it is described now. */
export default function AllowDialog({ tool: { name, hash, description }, server, onClose }: Props) {
  const cache = useQueryClient();
  const [chosen, choose] = useState(() => new Set(server.allowed[name]?.agents));
  const set = (key: string, on: boolean) =>
    choose((before) => new Set(on ? [...before, key] : [...before].filter((each) => each !== key)));
  const send = async () => {
    await recordClient("tool_servers").do("allow", { id: server.id, tool: name, hash, agents: [...chosen] });
    await cache.invalidateQueries({ queryKey: ["tool_servers"] });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("Who may use {{tool}}", { tool: name })}
      description={t(
        "An agent gives it what it was asked, and only before it has read anything of the company. It is used as it is described now: once it changes, you are asked again.",
      )}
      act={chosen.size > 0 ? t("Allow") : t("Allow nobody")}
      labels={{}}
      send={send}
    >
      {() => (
        <>
          {description && (
            <p className="rounded-md bg-sunken px-3 py-2 break-words whitespace-pre-line text-ink-2">{description}</p>
          )}
          <Agents chosen={chosen} set={set} />
        </>
      )}
    </FormDialog>
  );
}

function Agents({ chosen, set }: { chosen: Set<string>; set: (key: string, on: boolean) => void }) {
  const { rows } = useRecords<Entry<"ai_agents">>("ai_agents", { order: ["role", "created_at"] });
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-meta font-medium text-ink-2">{t("Agents")}</legend>
      {rows.map((agent) => (
        <Checkbox
          key={agent.id}
          label={agent.name}
          checked={chosen.has(agent.key ?? "")}
          onChange={(event) => set(agent.key ?? "", event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
