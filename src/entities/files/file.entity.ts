import { copied } from "../../database/columns.ts";
import { entity } from "../../entity/describe.ts";
import { files } from "./file.schema.ts";

/** Files that belong to records. */
export const file = entity(files, {
  title: { one: "File", many: "Files" },
  about:
    "A file of a record, with the rights of that record. The files of a document are its versions. A file is made of an upload (POST /api/uploads) and downloaded at /api/files/{id}/content.",
  example: {
    entity: "leads",
    row_id: "01930000-0000-7000-8000-000000000001",
    upload_id: "01930000-0000-7000-8000-000000000002",
  },
  given_once: ["entity", "row_id", "upload_id"],
  hidden: ["digest"],
  written_by_verbs: [
    ...copied,
    "visibility",
    "document_status",
    "media_type",
    "bytes",
    "number",
    "newest",
    "by_agent",
    "text_problem",
  ],
});
