import { entity } from "../../entity/describe.ts";
import { document_folders } from "./document-folder.schema.ts";

/** Folders of documents. */
export const document_folder = entity(document_folders, {
  title: { one: "Folder", many: "Folders" },
  about:
    "A folder of documents, in another folder or at the top. Every colleague sees folders; who sees a document in one follows from the document.",
  example: { name: "Contracts" },
  written_by_verbs: ["team_id"],
});
