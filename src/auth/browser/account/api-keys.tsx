import { Terminal } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../../ui/translate.ts";
import { type ApiKey, useAccount } from "./account-data.ts";
import { late } from "../../../ui/late.ts";

const MakeKey = late(() => import("./make-key.tsx"));
const EndKey = late(() => import("./end-key.tsx"));

/** The keys by which programs act as oneself: those that there are, and the way to another. */
export default function ApiKeys() {
  const { data, error } = useAccount();
  const [wish, setWish] = useState<"make" | ApiKey | null>(null);
  if (error && !data) return <p className="text-bad">{t("Your keys could not be read.")}</p>;
  if (!data) return <Skeleton className="h-20 max-w-120" />;
  return (
    <>
      <p className="mb-2 text-ink-2">
        {t(
          "With a key a program acts as you: it sees what you see, and changes what you may change if the key allows it. A key never reaches how you sign in, roles or invitations.",
        )}
      </p>
      <p className="mb-2 text-ink-2">
        {t("Assistants that speak MCP reach the same at {{address}}.", { address: `${location.origin}/api/mcp` })}
      </p>
      {data.api_keys.length > 0 && (
        <ul aria-label={t("API keys")} className="mb-2 divide-y divide-line-2 rounded-md border border-line bg-raised">
          {data.api_keys.map((key) => (
            <Line key={key.id} made={key} onEnd={() => setWish(key)} />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setWish("make")}>{t("Make a key")}</Button>
      </div>
      {wish === "make" && <MakeKey onClose={() => setWish(null)} />}
      {wish && wish !== "make" && <EndKey made={wish} onClose={() => setWish(null)} />}
    </>
  );
}

function Line({ made, onEnd }: { made: ApiKey; onEnd: () => void }) {
  const { name, scope, state, last_used } = made;
  const [since, until] = [formatDate(made.since), formatDate(made.until)];
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <Terminal aria-hidden className="flex-none text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          <Badge>{scope === "read" ? t("Reads") : t("Reads and writes")}</Badge>
          {state === "expired" && <Badge tone="bad">{t("Expired")}</Badge>}
          {state === "second_factor" && <Badge tone="bad">{t("Opens nothing")}</Badge>}
        </span>
        <span className="block text-meta text-ink-3">
          {last_used
            ? t("Made on {{since}}, last used on {{used}}, good until {{until}}", {
                since,
                used: formatDate(last_used),
                until,
              })
            : t("Made on {{since}}, not used yet, good until {{until}}", { since, until })}
        </span>
        {state === "second_factor" && (
          <span className="block text-meta text-ink-2">
            {t("It was made before your second step was on. End it and make another.")}
          </span>
        )}
      </span>
      <Button size="small" tone="quiet" onClick={onEnd}>
        {t("End")}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
