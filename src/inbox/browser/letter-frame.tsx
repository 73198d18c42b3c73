import { useState } from "react";
import { t } from "../../ui/translate.ts";

const least_px = 80;
const most_px = 4000;

/** The formatted text of an e-mail, in a frame that runs nothing; pictures of elsewhere come when one asks for them. */
export function LetterFrame({ id }: { id: string }) {
  const [height, grow] = useState(160);
  const [pictures, show] = useState(false);
  return (
    <>
      <iframe
        key={String(pictures)}
        title={t("Text of the e-mail")}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        src={`/api/inbox/mails/${id}/page${pictures ? "?pictures=1" : ""}`}
        style={{ height }}
        className="w-full rounded-sm border border-line bg-white"
        onLoad={({ currentTarget }) => {
          const drawn = currentTarget.contentDocument?.documentElement.scrollHeight ?? 0;
          if (drawn > 0) grow(Math.min(Math.max(drawn + 2, least_px), most_px));
        }}
      />
      {!pictures && (
        <button
          type="button"
          className="pt-1 text-meta text-ink-3 hover:text-ink touch:h-10"
          onClick={() => show(true)}
        >
          {t("Load pictures from elsewhere, which tells their servers that you read it")}
        </button>
      )}
    </>
  );
}
