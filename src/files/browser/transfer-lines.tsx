import { Pause, Play, X } from "lucide-react";
import { formatPercent } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { giveUp, pause, resume, type Transfer, useTransfers } from "./uploads.ts";
import { sizeText } from "./size-text.ts";

/** The files that are on their way to a record, with how far each is. */
export function TransferLines({ of }: { of: string }) {
  const here = useTransfers().filter((each) => each.of === of);
  if (here.length === 0) return null;
  return (
    <ul aria-label={t("Uploads")}>
      {here.map((transfer) => (
        <TransferLine key={transfer.key} transfer={transfer} />
      ))}
    </ul>
  );
}

function TransferLine({ transfer: { key, name, bytes, sent, state, problem } }: { transfer: Transfer }) {
  const share = bytes > 0 ? sent / bytes : 0;
  const held = state === "paused" || state === "failed";
  return (
    <li className="flex items-center gap-2 py-1">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-baseline gap-2">
          <span dir="auto" className="min-w-0 truncate">
            {name}
          </span>
          <span className="flex-none text-meta text-ink-3 tabular-nums">{sizeText(bytes)}</span>
        </p>
        {state === "failed" ? (
          <p role="alert" className="text-meta text-bad">
            {problem}
          </p>
        ) : (
          <progress aria-label={name} max={1} value={share} className="block h-1 w-full accent-person" />
        )}
      </div>
      <span className="w-12 flex-none text-end text-meta text-ink-3 tabular-nums">
        {state === "waiting" ? t("waits") : state !== "failed" && formatPercent(Math.floor(share * 100) / 100)}
      </span>
      {state === "going" && <IconButton icon={Pause} label={t("Hold {{name}}", { name })} onClick={() => pause(key)} />}
      {held && <IconButton icon={Play} label={t("Go on with {{name}}", { name })} onClick={() => resume(key)} />}
      {state !== "ending" && (
        <IconButton icon={X} label={t("Give {{name}} up", { name })} onClick={() => giveUp(key)} />
      )}
    </li>
  );
}
