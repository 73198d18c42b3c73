import { X } from "lucide-react";
import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import { FileDrop } from "../files/file-drop.tsx";
import { FileGlyph } from "../files/file-glyph.tsx";
import { uploadFiles } from "../files/uploads.ts";
import { useAddress } from "../../records/address.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import type { CreateProps } from "../../records/list-description.ts";
import type { Values } from "../../records/record-client.ts";
import { useFields } from "../../records/use-meta.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { FormLine } from "../../screen/form-line.tsx";
import { labelOf } from "../../screen/label.ts";
import { readForm } from "../../screen/read-form.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { sizeText } from "../files/size-text.ts";

const most = 1000;
const wide = ["name", "tag_ids"];

/** Creates one document per file, or one without a file, all with the same fields. */
export default function NewDocuments({ onClose, onOpen }: CreateProps) {
  const { described } = useScreen();
  const [files, choose] = useState<File[]>([]);
  const [{ folder }] = useAddress();
  const begun = { ...(folder && folder !== "none" && { folder_id: folder }), visibility: "team", kind: "other" };
  const [typed, setTyped] = useState<Record<string, string>>(begun);
  const texts = files[0] ? { name: plainName(files[0]), ...typed } : typed;
  const fields = useAskedFields(files.length);
  const make = useCreateDocuments();
  const type = (name: string, text: string) => setTyped((before) => ({ ...before, [name]: text }));
  const add = (more: File[]) => choose((before) => [...before, ...more].slice(0, most));
  const labels = Object.fromEntries(fields.map(({ name }) => [name, labelOf(described, name)]));
  return (
    <FormDialog
      {...{ onClose, labels }}
      title={t("New document")}
      act={files.length > 1 ? t("Create {{count}} documents", { count: String(files.length) }) : t("Create document")}
      waiting={fields.length === 0}
      send={async () => {
        const id = await make(files, readForm(fields, null, texts));
        if (id) onOpen(id);
      }}
    >
      {(errors) => (
        <>
          <FileDrop label={t("Choose files…")} onFiles={add}>
            <SelectedFiles files={files} drop={(at) => choose(files.toSpliced(at, 1))} />
          </FileDrop>
          <DocumentFields {...{ fields, labels, texts, errors, type }} />
        </>
      )}
    </FormDialog>
  );
}

type FieldsProps = {
  fields: FieldMeta[];
  labels: Record<string, string>;
  texts: Record<string, string>;
  errors: Record<string, string>;
  type: (name: string, text: string) => void;
};

function DocumentFields({ fields, labels, texts, errors, type }: FieldsProps) {
  return (
    <div className="grid gap-x-3 gap-y-3.5 tablet:grid-cols-2 [&>:not([data-half])]:col-span-full">
      {fields.map((field) => (
        <FormLine
          key={field.name}
          {...{ field, type }}
          entity="documents"
          label={labels[field.name] ?? field.name}
          half={!wide.includes(field.name)}
          text={texts[field.name] ?? ""}
          error={errors[field.name]}
          suggested={false}
        />
      ))}
    </div>
  );
}

/** The fields to ask for. Several files have no name field, since each brings its own. */
function useAskedFields(files: number): FieldMeta[] {
  const { described } = useScreen();
  const all = useFields("documents");
  const names = described.form.filter((name) => name !== "name" || files < 2);
  return names.flatMap((name) => all.filter((field) => field.name === name));
}

/** Creates the documents and queues their files. Answers the id where it is a single one. */
function useCreateDocuments() {
  const writes = useWrites("documents");
  const versions = useWrites("files");
  const { person } = useSession();
  return async (files: File[], values: Values): Promise<string | undefined> => {
    const shared = { owner_id: person.id, ...values };
    if (files.length === 0) return (await writes.create(shared, newKey())).id;
    const made: string[] = [];
    for (const file of files) {
      const name = files.length > 1 ? plainName(file) : values["name"];
      const { id } = await writes.create({ ...shared, name }, newKey());
      made.push(id);
      uploadFiles([file], id, {
        person: person.id,
        onUploaded: (upload_id) => versions.create({ entity: "documents", row_id: id, upload_id }, newKey()),
      });
    }
    if (made.length === 1) return made[0];
    toast(t("{{count}} documents created. Their files are uploading.", { count: String(made.length) }), {
      tone: "good",
    });
    return undefined;
  };
}

const plainName = ({ name }: File) => name.replace(/\.[^.\s]{1,16}$/, "") || name;

function SelectedFiles({ files, drop }: { files: File[]; drop: (at: number) => void }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("Selected files")} className="max-h-48 overflow-y-auto">
      {files.map(({ name, size, type }, at) => (
        <li key={at} className="flex items-center gap-2 py-0.5">
          <FileGlyph {...{ type }} />
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {name}
          </span>
          <span className="flex-none text-meta text-ink-3 tabular-nums">{sizeText(size)}</span>
          <IconButton icon={X} label={t("Remove {{name}}", { name })} onClick={() => drop(at)} />
        </li>
      ))}
    </ul>
  );
}
