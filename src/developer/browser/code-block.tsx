import { Check, Copy } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { useCopying } from "../../ui/use-copying.ts";

/** A text for programs, with a button that copies it. */
export function CodeBlock({ label, text, className = "" }: { label: string; text: string; className?: string }) {
  const { copied, copy } = useCopying(text);
  return (
    <div className={`min-w-0 rounded-md border border-line bg-sunken ${className}`}>
      <div className="flex items-center gap-2 border-b border-line-2 py-1 pr-1 pl-3">
        <span className="min-w-0 flex-1 truncate text-meta font-medium text-ink-2">{label}</span>
        <span role="status" className="text-meta text-ink-2">
          {copied === false && t("Select the text to copy it.")}
        </span>
        <Button size="small" tone="quiet" onClick={copy}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? t("Copied") : t("Copy")}
          <span className="sr-only"> {label}</span>
        </Button>
      </div>
      <Code label={label} text={text} />
    </div>
  );
}

/** A text for programs; long ones scroll. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys scroll what has the focus.
      tabIndex={0}
      role="region"
      aria-label={label}
      dir="ltr"
      className="max-h-120 overflow-auto px-3 py-2 font-mono text-meta wrap-anywhere whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
