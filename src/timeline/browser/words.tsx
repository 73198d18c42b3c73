import { lazy, Suspense } from "react";

const MarkedText = lazy(() => import("./marked-text.tsx"));

type Props = { text: string; mentioned?: string[] };

/** What somebody wrote. What reads Markdown comes with the first that has any. */
export function Words({ text, mentioned = [] }: Props) {
  const plain = <p className="whitespace-pre-line">{text}</p>;
  return (
    <div className="mt-1 border-l-2 border-line pl-2.5 text-ink-2 [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-1.5 [&_pre]:overflow-x-auto [&_ul]:list-disc [&_ul]:pl-5">
      {mentioned.length === 0 && !/[*_`#[>~|]|^\s*([-+]|\d+\.)\s|https?:/m.test(text) ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <MarkedText {...{ text, mentioned }} />
        </Suspense>
      )}
    </div>
  );
}
