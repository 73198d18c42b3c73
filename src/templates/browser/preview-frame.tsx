import { useState } from "react";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import type { Preview } from "./use-preview.ts";

type View = "light" | "dark" | "narrow" | "text";

/** The letter as its reader will have it: in a light and a dark program, on a phone, and as text alone. No script runs in it. */
export function PreviewFrame({ preview: { subject, body, html } }: { preview: Preview }) {
  const [view, look] = useState<View>("light");
  const options = [
    { value: "light", label: t("Light") },
    { value: "dark", label: t("Dark") },
    { value: "narrow", label: t("Narrow") },
    { value: "text", label: t("Text alone") },
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-2">
        <SegmentedControl<View> label={t("How it is shown")} value={view} options={[...options]} onChange={look} />
      </div>
      <p dir="auto" className="rounded-t-md border border-line bg-sunken px-3 py-2 font-medium break-words">
        {subject}
      </p>
      <div className="flex justify-center rounded-b-md border border-t-0 border-line bg-sunken">
        {view === "text" ? (
          <pre dir="auto" className="w-full bg-raised p-3 font-mono text-meta whitespace-pre-wrap break-words">
            {body}
          </pre>
        ) : (
          <iframe
            sandbox=""
            title={t("Preview of the e-mail")}
            srcDoc={view === "dark" ? html.dark : html.light}
            className={`h-104 max-w-full border-0 bg-white ${view === "narrow" ? "w-97.5" : "w-full"}`}
          />
        )}
      </div>
    </>
  );
}
