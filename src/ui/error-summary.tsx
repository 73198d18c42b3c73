import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useFieldId } from "./field.tsx";

type Props = {
  /** What went wrong, in one sentence. */
  message: ReactNode;
  /** By field name: its label and what is wrong with it. */
  fields?: Array<{ name: string; label: string; error: string }>;
};

/** What is wrong with a form, above it; takes focus when it appears, and leads to each field. */
export function ErrorSummary({ message, fields = [] }: Props) {
  const fieldId = useFieldId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-2 rounded-md border border-bad bg-bad-soft px-3 py-2 text-row text-ink"
    >
      <CircleAlert aria-hidden className="mt-0.5 text-bad" />
      <div>
        <p>{message}</p>
        {fields.length > 0 && (
          <ul className="mt-1">
            {fields.map((field) => (
              <li key={field.name}>
                <a href={`#${fieldId(field.name)}`} className="underline" onClick={lead}>
                  {field.label}
                </a>
                {" · "}
                {field.error}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function lead(event: React.MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
