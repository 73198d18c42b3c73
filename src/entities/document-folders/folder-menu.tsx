import { Ellipsis, FolderInput, Pencil, Trash2 } from "lucide-react";
import { useAddress } from "../../records/address.ts";
import { useRecord } from "../../records/use-records.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { removedSentence } from "../../screen/removed-sentence.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { LateMenu } from "../../ui/late-menu.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Folder } from "./folders.ts";

const form = {
  entity: "document_folders" as const,
  form: ["name", "parent_id"],
  wide: ["name"],
  fields: { parent_id: { label: phrase("Parent folder") } },
};
phrase("A folder cannot be moved into itself.");
phrase("Folders can be nested at most 20 levels deep.");

/** What may be done with the folder that is open. */
export default function FolderMenu({ folder }: { folder: Folder }) {
  const { data } = useRecord<Folder>("document_folders", folder.id);
  const { ask } = useScreen();
  const [, go] = useAddress();
  const writes = useWrites("document_folders");
  const may = (verb: string) => data?.can.includes(verb);
  if (!may("update") && !may("delete")) return null;
  const change = (described: typeof form) =>
    ask((onClose) => <RecordForm {...{ described, onClose }} record={folder} />);
  const remove = async () => {
    await writes.remove([folder.id], (count, left) => removedSentence("document_folders", count, left));
    go({ folder: folder.parent_id });
  };
  return (
    <LateMenu trigger={<IconButton icon={Ellipsis} label={t("More acts")} className="size-7! touch:size-10!" />}>
      {({ MenuItem }) => (
        <>
          {may("update") && (
            <MenuItem icon={Pencil} onSelect={() => change({ ...form, form: ["name"] })}>
              {`${t("Rename")}…`}
            </MenuItem>
          )}
          {may("update") && (
            <MenuItem icon={FolderInput} onSelect={() => change(form)}>
              {t("Move to another folder…")}
            </MenuItem>
          )}
          {may("delete") && (
            <MenuItem icon={Trash2} onSelect={() => void remove()}>
              {t("Remove")}
            </MenuItem>
          )}
        </>
      )}
    </LateMenu>
  );
}
