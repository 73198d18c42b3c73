/** Why what was written was not sent. */
export function Problem({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="py-1.5 text-meta text-bad">
      {text}
    </p>
  );
}
