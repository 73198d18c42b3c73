import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { Part } from "../repositories/part.tsx";
import type { Offered } from "./offered.ts";

const AllowDialog = late(() => import("./allow-dialog.tsx"));

type Props = { server: Entry<"tool_servers">; may: boolean };

/** What the server offers, tool by tool, with the agents that may use each; and what was allowed that it no longer offers. */
export function OfferedTools({ server, may }: Props) {
  const { offers, allowed } = server;
  const gone = Object.keys(allowed).filter((name) => offers.every((tool) => tool.name !== name));
  if (offers.length + gone.length === 0) return null;
  return (
    <Part title={t("Tools")}>
      <ul>
        {offers.map((tool) => (
          <Tool key={tool.name} {...{ tool, server, may }} />
        ))}
        {gone.map((name) => (
          <li key={name} className="border-b border-line-2 py-2 last:border-0">
            <p className="font-medium break-words">{name}</p>
            <p className="text-warn">{t("It was allowed, and the server does not offer it any more.")}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Tool({ tool, server, may }: Props & { tool: Offered }) {
  const { ask } = useScreen();
  const { allowed } = server;
  const pinned = allowed[tool.name];
  const takes = Object.keys((tool.input_schema["properties"] ?? {}) as object);
  return (
    <li className="flex items-start gap-3 border-b border-line-2 py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{tool.name}</p>
        <p className="break-words text-ink-2">{tool.description || t("It says nothing of itself.")}</p>
        {takes.length > 0 && (
          <p className="text-meta break-words text-ink-3">{t("Takes: {{what}}", { what: takes.join(", ") })}</p>
        )}
        {pinned && <Standing changed={pinned.hash !== tool.hash} keys={pinned.agents} />}
      </div>
      {may && (
        <Button
          size="small"
          aria-label={t("Allow {{tool}}…", { tool: tool.name })}
          onClick={() => ask((onClose) => <AllowDialog {...{ tool, server, onClose }} />)}
        >
          {`${t("Allow")}…`}
        </Button>
      )}
    </li>
  );
}

function Standing({ changed, keys }: { changed: boolean; keys: string[] }) {
  const { rows } = useRecords<Entry<"ai_agents">>("ai_agents", { order: ["role", "created_at"] });
  const names = keys.map((key) => rows.find((agent) => agent.key === key)?.name ?? key).join(", ");
  if (changed)
    return (
      <p className="text-warn">{t("It has changed since it was allowed, and is not used until you allow it again.")}</p>
    );
  return <p className="text-good">{t("Used by: {{names}}", { names })}</p>;
}
