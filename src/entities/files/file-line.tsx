import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import { DownloadLink } from "../../files/browser/download-link.tsx";
import { FileGlyph } from "../../files/browser/file-glyph.tsx";
import { useNames } from "../../records/names.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { removedSentence } from "../../screen/removed-sentence.ts";
import { formatMoment } from "../../ui/format-short.ts";
import { formatDateTime } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { sizeText } from "../../files/browser/size-text.ts";

const form = {
  entity: "files" as const,
  form: ["name"],
  wide: ["name", "reason"],
  fields: { reason: { label: phrase("What changed, and why") } },
};

type Props = {
  file: Entry<"files">;
  versions: boolean;
  /** Which one is shown, and how another one is; null shows the one that is shown anyhow. */
  shown: Entry<"files"> | undefined;
  show: (file: Entry<"files"> | null) => void;
  rights: Record<string, unknown>;
};

/** One file: what it is called, how large it is, who brought it and when; it is shown by its name, and saved by its sign. */
export function FileLine({ file, versions, shown, show, rights }: Props) {
  const open = shown?.id === file.id;
  const { name, bytes, media_type, number, reason, created_at, created_by } = file;
  const nameOf = useNames();
  const who = nameOf(created_by ?? "");
  return (
    <li className="flex items-start gap-2 border-t border-line-2 py-1.5 first:border-0">
      <span className="flex h-5 items-center">
        <FileGlyph type={media_type} />
      </span>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-expanded={open}
          className="block max-w-full truncate text-start font-medium"
          onClick={() => show(open ? null : file)}
        >
          {versions && (
            <span className="text-ink-3 tabular-nums">{t("Version {{number}}", { number: number ?? "" })} · </span>
          )}
          <span dir="auto">{name}</span>
        </button>
        <p className="text-meta text-ink-3">
          {bytes !== null && sizeText(bytes)}
          {" · "}
          <span title={formatDateTime(created_at)}>{formatMoment(created_at)}</span>
          {who && ` · ${who}`}
        </p>
        {reason && <p className="text-ink-2">{reason}</p>}
      </div>
      <DownloadLink id={file.id} name={name} />
      <FileMenu {...{ file, versions, rights }} />
    </li>
  );
}

/** What may be done with it. */
function FileMenu({ file, versions, rights }: Omit<Props, "shown" | "show">) {
  const { ask } = useScreen();
  const writes = useWrites("files");
  const described = versions ? { ...form, form: ["name", "reason"] } : form;
  const change = () => ask((onClose) => <RecordForm described={described} record={file} onClose={onClose} />);
  const remove = () => writes.remove([file.id], (count, left) => removedSentence("files", count, left));
  if (!rights["update"] && !rights["delete"]) return null;
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t("More acts")} className="-my-0.5 size-7! touch:size-10!" />}>
      {!!rights["update"] && (
        <MenuItem icon={Pencil} onSelect={change}>
          {`${versions ? t("Rename, or say what changed") : t("Rename")}…`}
        </MenuItem>
      )}
      {!!rights["delete"] && (
        <MenuItem icon={Trash2} onSelect={() => void remove()}>
          {t("Remove")}
        </MenuItem>
      )}
    </Menu>
  );
}
