import { type ComponentType, useId, useState } from "react";
import type { Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { ChooseFilesButton, drop_look, useFileDrop } from "./file-drop.tsx";
import { UploadList } from "./upload-list.tsx";
import { uploadFiles } from "./uploads.ts";
import { failureSentence } from "../../records/failure.ts";
import { useRecords } from "../../records/use-records.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { FileLine } from "./file-line.tsx";
import { FilePreview } from "./late-files.ts";

type File = Entry<"files">;

/** A version as whoever draws it gets it. */
export type ReviewedFile = File;

// The files of these are their versions.
const versioned: string[] = ["documents", "brief_assets"];

/** Draws what is in the version that is chosen, where more is to be seen than a preview. */
type Props = { view?: ComponentType<{ file: File; files: File[] }> | undefined };

/** The files of the open record, with upload, preview, rename and removal. The files of documents and pieces of work are their versions. */
export default function RecordFiles({ view: View }: Props) {
  const { entity } = useScreen().described;
  const { row, away, may } = useHere();
  const heading = useId();
  const versions = versioned.includes(entity);
  const order = [versions ? "-number" : "-created_at"];
  const files = useRecords<File>("files", { where: { row_id: row.id }, order });
  const [shown, show] = useState<File | null>(null);
  const may_change = may("update") && !!files.rights["create"] && !(row.deleted_at ?? away);
  const add = useAdding(entity, row.id);
  const [over, handlers] = useFileDrop(add);
  const newest = versions ? files.rows[0] : undefined;
  const preview = shown ?? newest;
  return (
    <section
      aria-labelledby={heading}
      data-over={(may_change && over) || undefined}
      className={`flex-none border-t border-line px-4 pt-2 pb-2 ${drop_look}`}
      {...(may_change && handlers)}
    >
      <header className="flex min-h-8 items-center touch:min-h-10 gap-2">
        <FilesHeading id={heading} {...{ versions }} count={files.data && !files.hasNextPage && files.rows.length} />
        {may_change && <ChooseFilesButton label={newest ? t("Upload new version…") : t("Add files…")} onFiles={add} />}
      </header>
      {files.error && <p className="py-1 text-ink-2">{failureSentence(files.error)}</p>}
      <ul>
        {files.rows.map((file) => (
          <FileLine {...{ file, versions, show, shown: preview }} key={file.id} may_change={may_change} />
        ))}
      </ul>
      {files.hasNextPage && <ShowMore onClick={() => files.fetchNextPage()} />}
      <UploadList row_id={row.id} />
      {preview && <Chosen key={preview.id} view={View} file={preview} files={files.rows} />}
    </section>
  );
}

/** The file that is chosen: as whoever asks for the files draws it, or in a preview. */
const Chosen = ({ view: View, file, files }: Props & { file: File; files: File[] }) =>
  View ? <View {...{ file, files }} /> : <FilePreview file={file} />;

const ShowMore = ({ onClick }: { onClick: () => void }) => (
  <Button tone="quiet" size="small" className="w-full" onClick={onClick}>
    {t("Show more")}
  </Button>
);

type HeadingProps = { id: string; versions: boolean; count: number | false | undefined };

function FilesHeading({ id, versions, count }: HeadingProps) {
  return (
    <h3 id={id} className="flex-1 font-medium">
      {versions ? t("Versions") : t("Files")}{" "}
      <span className="ml-1 text-meta font-normal text-ink-3 tabular-nums">
        {typeof count === "number" && formatNumber(count)}
      </span>
    </h3>
  );
}

/** Uploads files to a record. */
function useAdding(entity: string, row_id: string): (files: globalThis.File[]) => void {
  const writes = useWrites("files");
  const { person } = useSession();
  return (files) =>
    uploadFiles(files, row_id, {
      person: person.id,
      onUploaded: (upload_id) => writes.create({ entity, row_id, upload_id }, newKey()),
    });
}
