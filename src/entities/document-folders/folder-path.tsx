import { Folder as FolderSign } from "lucide-react";
import { PageLink } from "../../records/page-link.tsx";
import { pathOf, useFolders } from "./folders.ts";

/** Where a document lies, each folder a link to what is in it; nothing where it lies in none. */
export function FolderPath({ id }: { id: string | null }) {
  const path = pathOf(useFolders(), id);
  if (path.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-ink-2">
      <FolderSign aria-hidden className="size-3.5 flex-none" />
      {path.map((folder, at) => (
        <span key={folder.id}>
          {at > 0 && <span className="text-ink-3">/ </span>}
          <PageLink to="/documents" search={{ folder: folder.id }} className="hover:underline">
            {folder.name}
          </PageLink>
        </span>
      ))}
    </p>
  );
}
