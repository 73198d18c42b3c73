import { useQuery } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import type { FilterOption } from "../../records/filters.ts";
import { recordClient, type RecordRow } from "../../records/record-client.ts";
import { phrase, t } from "../../ui/translate.ts";

export type Folder = Entry<"document_folders"> & RecordRow;

const question = { order: ["name"], limit: 500 };
let known: Folder[] = [];

/** The folders by name, five hundred at most; none while they are on their way, or for those who see none. */
export function useFolders(): Folder[] {
  const { rights } = useSession();
  const { data } = useQuery({
    queryKey: ["document_folders", "pick", question],
    queryFn: async ({ signal }) => {
      const page = await recordClient("document_folders").list<Folder>(question, signal);
      known = page.data;
      return page;
    },
    enabled: !!rights?.["document_folders"],
  });
  return data?.data ?? [];
}

/** The folders as a filter of a list offers them, with the way to each. */
export function folderOptions(): FilterOption[] {
  return [
    { value: "none", label: t(no_folder), where: { folder_id: { is_null: true } } },
    ...known.map((folder) => ({
      value: folder.id,
      label: pathOf(known, folder.id)
        .map(({ name }) => name)
        .join(" / "),
    })),
  ];
}

/** The folders from the top down to one. */
export function pathOf(folders: Folder[], id: string | null | undefined): Folder[] {
  const path: Folder[] = [];
  for (let at = folders.find((each) => each.id === id); at && path.length < 21;) {
    path.unshift(at);
    const above = at.parent_id;
    at = folders.find((each) => each.id === above);
  }
  return path;
}

const no_folder = phrase("No folder");
