import { ChevronRight, Ellipsis, Folder as FolderSign, FolderInput, FolderPlus, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { useRecord } from "../../records/use-records.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { removedSentence } from "../../screen/removed-sentence.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LateMenu } from "../../ui/late-menu.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { type Folder, pathOf, useFolders } from "./folders.ts";

const form = {
  entity: "document_folders" as const,
  form: ["name", "parent_id"],
  wide: ["name"],
  fields: { parent_id: { label: phrase("Parent folder") } },
};
phrase("A folder cannot be moved into itself.");
phrase("Folders can be nested at most 20 levels deep.");

/** The title of the documents, with the way to the folder that is open and those in it. */
export function FolderHeading() {
  const [{ folder: here }] = useAddress();
  const folders = useFolders();
  const path = pathOf(folders, here);
  const inside = folders.filter(({ parent_id }) => parent_id === (path.at(-1)?.id ?? null));
  return (
    <>
      <h1 className="text-page font-semibold">{t("Documents")}</h1>
      <nav
        aria-label={t("Folders")}
        className="order-last flex min-h-8 w-full min-w-0 flex-wrap items-center gap-x-1 gap-y-1 text-ink-2"
      >
        {path.length > 0 && <WayTo path={path} />}
        {inside.map(({ id, name }) => (
          <PageLink
            key={id}
            to="/documents"
            search={{ folder: id }}
            className="flex max-w-56 min-w-0 items-center gap-1.5 rounded-md border border-line px-2 py-0.5 text-ink hover:bg-sunken touch:py-2"
          >
            <FolderSign aria-hidden className="size-4 flex-none text-ink-3" />
            <span dir="auto" className="truncate">
              {name}
            </span>
          </PageLink>
        ))}
        <NewFolder within={path.at(-1)} />
      </nav>
    </>
  );
}

/** The folders above the one that is open, each a link, and what may be done with it. */
function WayTo({ path }: { path: Folder[] }) {
  return (
    <>
      <Crumb to={undefined} name={t("All documents")} />
      {path.map(({ id, name }, at) => (
        <span key={id} className="flex min-w-0 items-center gap-1">
          <ChevronRight aria-hidden className="size-3.5 flex-none text-ink-3" />
          {at < path.length - 1 ? (
            <Crumb to={id} name={name} />
          ) : (
            <span aria-current="page" dir="auto" className="truncate font-medium text-ink">
              {name}
            </span>
          )}
        </span>
      ))}
      <FolderMenu folder={path.at(-1) as Folder} />
    </>
  );
}

function Crumb({ to, name }: { to: string | undefined; name: string }) {
  return (
    <PageLink to="/documents" search={{ folder: to }} dir="auto" className="truncate hover:underline">
      {name}
    </PageLink>
  );
}

function NewFolder({ within }: { within: Folder | undefined }) {
  const { rights } = useSession();
  const [asking, ask] = useState(false);
  if (!rights?.["document_folders"]?.["create"]) return null;
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => ask(true)}>
        <FolderPlus aria-hidden />
        {t("New folder")}
      </Button>
      {asking && (
        <RecordForm
          described={{ ...form, form: ["name"] }}
          of={within?.id ?? "top"}
          given={{ parent_id: within?.id ?? null }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

/** What may be done with the folder that is open. */
function FolderMenu({ folder }: { folder: Folder }) {
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
