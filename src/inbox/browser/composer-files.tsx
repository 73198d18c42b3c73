import { X } from "lucide-react";
import { useSession } from "../../client/session-context.ts";
import { FileDrop } from "../../entities/files/file-drop.tsx";
import { sizeText } from "../../entities/files/size-text.ts";
import { UploadList } from "../../entities/files/upload-list.tsx";
import { uploadFiles } from "../../entities/files/uploads.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { useEffectEvent } from "react";
import type { DraftFile } from "./use-mail-draft.ts";

type Props = { id: string; files: DraftFile[]; onFiles: (files: DraftFile[]) => void };

/** The files of a draft, by drop, paste and a button. */
export function ComposerFiles({ id, files, onFiles }: Props) {
  const person = useSession().person.id;
  // (Uploads end one after the other, each beside those that are there by then.)
  const add = useEffectEvent((file: DraftFile) => onFiles([...files, file]));
  const upload = (chosen: File[]) =>
    chosen.forEach((file) =>
      uploadFiles([file], id, {
        person,
        onUploaded: async (upload_id) => add({ upload_id, name: file.name, bytes: file.size }),
      }),
    );
  return (
    <FileDrop label={t("Attach files")} onFiles={upload}>
      <ul aria-label={t("Attached files")}>
        {files.map((file, at) => (
          <li key={at} className="flex items-center gap-2">
            <span dir="auto" className="min-w-0 truncate">
              {file.name}
            </span>
            <span className="text-meta text-ink-3 tabular-nums">{sizeText(file.bytes)}</span>
            <IconButton
              icon={X}
              label={t("Leave out {{name}}", { name: file.name })}
              onClick={() => onFiles(files.filter((other) => other !== file))}
            />
          </li>
        ))}
      </ul>
      <UploadList row_id={id} />
    </FileDrop>
  );
}
