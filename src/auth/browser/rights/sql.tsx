/** A predicate of a policy; nothing where there is none. */
export function Sql({ label, text }: { label: string; text: string | null }) {
  if (text === null) return null;
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys scroll what has the focus.
      tabIndex={0}
      role="region"
      aria-label={label}
      className="mt-1 max-h-60 overflow-auto rounded-md bg-sunken p-2 font-mono text-meta whitespace-pre-wrap"
    >
      {label} {text}
    </pre>
  );
}
