import { useState } from "react";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import type { Operation } from "./api-document.ts";
import { curlOf, fetchOf, type Filled } from "./api-request.ts";
import { CodeBlock } from "./code-block.tsx";

/** The same request for a program, as one chooses. */
export function Snippets({ operation, filled, url }: { operation: Operation; filled: Filled; url: string }) {
  const [as, setAs] = useState<"curl" | "fetch">("curl");
  return (
    <div className="flex flex-col items-start gap-2">
      <SegmentedControl
        label={t("Copy as")}
        value={as}
        options={[
          { value: "curl", label: "curl" },
          { value: "fetch", label: "fetch" },
        ]}
        onChange={setAs}
      />
      <CodeBlock
        label={as}
        text={as === "curl" ? curlOf(operation, filled, url) : fetchOf(operation, filled)}
        className="w-full"
      />
    </div>
  );
}
