import { t } from "../../ui/translate.ts";
import { useMyChannels } from "./my-channels.ts";

/** How many messages wait for one: direct ones, and mentions; a dot where others are unread. */
export default function UnreadMessages() {
  const { channels } = useMyChannels();
  const heard = channels.filter(({ notify }) => notify !== "nothing");
  const count = heard.reduce((sum, { kind, unread, mentions }) => sum + (kind === "direct" ? unread : mentions), 0);
  if (count === 0 && heard.every(({ unread }) => unread === 0)) return null;
  return (
    <span
      role="img"
      aria-label={count > 0 ? `${t("New messages")} (${count})` : t("New messages")}
      className={count > 0 ? loud : quiet}
    >
      {count > 0 && (count >= 100 ? "99+" : count)}
    </span>
  );
}

// (Where only icons are seen it stands at the corner of its own.)
const place = "ml-auto max-desktop:absolute max-desktop:top-1 max-desktop:left-1/2 max-desktop:ml-1.5";
const loud = `${place} rounded-full bg-person px-1.5 text-tag/4 font-semibold text-on-person tabular-nums`;
const quiet = `${place} size-1.5 rounded-full bg-person`;
