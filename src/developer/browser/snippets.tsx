import { useState } from "react";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import type { Operation } from "./api-document.ts";
import { curlOf, fetchOf, type Filled } from "./api-request.ts";
import { CodeBlock } from "./code-block.tsx";

/** The same request for a program, as one chooses. */
export function Snippets({ operation, filled, url }: { operation: Operation; filled: Filled; url: string }) {
  const [wished, wish] = useState<"curl" | "fetch">("curl");
  const by_program = operation.proof !== "session";
  const as = by_program ? wished : "fetch";
  return (
    <div className="flex flex-col items-start gap-2">
      {by_program ? (
        <SegmentedControl label={t("Copy as")} value={as} options={ways} onChange={wish} />
      ) : (
        <p className="text-ink-2">{t("Only a person who has signed in can do this, no API key.")}</p>
      )}
      <CodeBlock
        label={as}
        text={as === "curl" ? curlOf(operation, filled, url) : fetchOf(operation, filled)}
        className="w-full"
      />
    </div>
  );
}

const ways = [
  { value: "curl" as const, label: "curl" },
  { value: "fetch" as const, label: "fetch" },
];
