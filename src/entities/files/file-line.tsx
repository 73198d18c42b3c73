import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import { DownloadLink } from "./download-link.tsx";
import { FileGlyph } from "./file-glyph.tsx";
import { useNames } from "../../records/names.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { removedSentence } from "../../screen/removed-sentence.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatMoment } from "../../ui/format-short.ts";
import { formatDateTime } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { sizeText } from "./size-text.ts";

const form = {
  entity: "files" as const,
  form: ["name"],
  wide: ["name", "reason"],
  fields: { reason: { label: phrase("Change note") } },
};

// Why the server could not read the text of a file, or not all of it.
phrase("The text was not read: the file is protected by a password.");
phrase("The text was not read: the file is damaged, or not what its name says.");
phrase("The text was not read: the file is too large.");
phrase("The text was not read: the file unpacks to more than 100 MB.");
phrase("The text was not read: that took longer than a minute.");
phrase("The text was not read: that took too much memory.");
phrase("The text was not read: the pages are pictures.");
phrase("The text was not read: this kind of file cannot be searched. PDF and newer formats can.");
phrase("The text was not read: the file is missing from the store.");
phrase("The text was not read: reading it failed three times.");
phrase("Only the beginning of the text was read: the file is long.");

type Props = {
  file: Entry<"files">;
  versions: boolean;
  /** The file in the preview, and how to show another; null shows the default. */
  shown: Entry<"files"> | undefined;
  show: (file: Entry<"files"> | null) => void;
  may_change: boolean;
};

/** One file with its size, author and time. Its name opens the preview. */
export function FileLine({ file, versions, shown, show, may_change }: Props) {
  const open = shown?.id === file.id;
  const { name, bytes, media_type, number, reason, text_problem, created_at, created_by, by_agent } = file;
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
          {by_agent && <ByAgent />}
        </p>
        {reason && <p className="text-ink-2">{reason}</p>}
        {text_problem && <p className="text-meta text-ink-2">{t(text_problem)}</p>}
      </div>
      <DownloadLink id={file.id} name={name} />
      {may_change && <FileMenu {...{ file, versions }} />}
    </li>
  );
}

const ByAgent = () => (
  <>
    {" · "}
    <Badge tone="agent">{t("Made by an agent")}</Badge>
  </>
);

function FileMenu({ file, versions }: Pick<Props, "file" | "versions">) {
  const { ask } = useScreen();
  const writes = useWrites("files");
  const described = versions ? { ...form, form: ["name", "reason"] } : form;
  const change = () => ask((onClose) => <RecordForm described={described} record={file} onClose={onClose} />);
  const remove = () => writes.remove([file.id], (count, left) => removedSentence("files", count, left));
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t("More acts")} className="-my-0.5 size-7! touch:size-10!" />}>
      <MenuItem icon={Pencil} onSelect={change}>
        {`${versions ? t("Edit name and change note") : t("Rename")}…`}
      </MenuItem>
      <MenuItem icon={Trash2} onSelect={() => void remove()}>
        {t("Remove")}
      </MenuItem>
    </Menu>
  );
}
