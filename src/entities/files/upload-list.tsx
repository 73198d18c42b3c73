import { Pause, Play, X } from "lucide-react";
import { formatPercent } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { sizeText } from "./size-text.ts";
import { cancelUpload, pauseUpload, resumeUpload, type Upload, useUploads } from "./uploads.ts";

/** The uploads to a record, with their progress. */
export function UploadList({ row_id }: { row_id: string }) {
  const uploads = useUploads().filter((each) => each.row_id === row_id);
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={t("Uploads")}>
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} />
      ))}
    </ul>
  );
}

function UploadLine({ upload: { key, name, bytes, sent, state, problem } }: { upload: Upload }) {
  const share = bytes > 0 ? sent / bytes : 0;
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
      <span className="flex-none text-end text-meta text-ink-3 tabular-nums">
        {state === "waiting" ? t("Waiting") : state !== "failed" && formatPercent(Math.floor(share * 100) / 100)}
      </span>
      {state === "sending" && (
        <IconButton icon={Pause} label={t("Pause the upload of {{name}}", { name })} onClick={() => pauseUpload(key)} />
      )}
      {(state === "paused" || state === "failed") && (
        <IconButton
          icon={Play}
          label={t("Resume the upload of {{name}}", { name })}
          onClick={() => resumeUpload(key)}
        />
      )}
      {state !== "finishing" && (
        <IconButton icon={X} label={t("Cancel the upload of {{name}}", { name })} onClick={() => cancelUpload(key)} />
      )}
    </li>
  );
}
