import { classNames } from "../../ui/class-names.ts";
import { late } from "../../ui/late.ts";

type Props = {
  text: string;
  mentioned?: string[];
  asked?: string[];
  /** Written by a model, which others may have talked into it: nothing leads out of this server. */
  stays?: boolean;
  /** Without the line before it: it stands by itself. */
  flat?: boolean;
};

const Plain = ({ text }: Props) => <p className="whitespace-pre-line">{text}</p>;
const MarkedText = late(() => import("./marked-text.tsx"), Plain);

/** What somebody wrote. What reads Markdown comes with the first that has any. */
export function Words({ text, mentioned = [], asked = [], stays = false, flat = false }: Props) {
  // Each line goes the way of its own first letter: Hebrew and Arabic from the right.
  return (
    <div
      dir="auto"
      className={classNames(
        flat ? "text-ink" : "mt-1 border-l-2 border-line pl-2.5 text-ink-2",
        "[&_:is(p,li)]:[unicode-bidi:plaintext] break-words [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_:is(p,ul,ol)+p]:mt-1.5 [&_pre]:overflow-x-auto [&_ul]:list-disc [&_ul]:pl-5",
      )}
    >
      {mentioned.length + asked.length === 0 && !/[*_`#[>~|]|^\s*([-+]|\d+\.)\s|https?:/m.test(text) ? (
        <Plain text={text} />
      ) : (
        <MarkedText {...{ text, mentioned, asked, stays }} />
      )}
    </div>
  );
}
