import type { Operations } from "../entity/openapi-entity.ts";
import { data, flag, number, object, text, uuid } from "../entity/openapi-operation.ts";
import { upload_query } from "./serve-uploads.ts";

const tag = "file contents";
const id_in_path = [{ $ref: "#/components/parameters/id" }];
const binary = { schema: { type: "string", format: "binary" } };
const upload = data(object({ id: uuid, name: text, media_type: text, bytes: number, whole: flag }));
const gone = ["RESOURCE_NOT_FOUND"] as const;

/** Uploads and downloads, in the API's document. */
export const files_operations: Operations = {
  "/api/uploads": {
    post: {
      id: "uploads_create",
      tag,
      summary: "Upload a file",
      about:
        "The file is the body, with a Content-Length. With the header Tus-Resumable the request begins a resumable upload by tus 1.0.0 (creation, expiration, termination). Nobody else can use the upload. It expires after a day unless a file was made of it (files_create).",
      needs: "the right to add files to some record",
      query: upload_query,
      body: { media: { "application/octet-stream": binary } },
      answer: { status: 201, schema: upload },
      fails: ["QUOTA_EXCEEDED"],
    },
  },
  "/api/uploads/{id}": {
    get: {
      id: "uploads_get",
      tag,
      summary: "Get an upload of one's own",
      about: "`whole` says whether it is complete. HEAD answers the offset, as tus defines it.",
      path: id_in_path,
      answer: { schema: upload },
      fails: gone,
    },
    patch: {
      id: "uploads_append",
      tag,
      summary: "Continue an upload",
      about: "By tus 1.0.0: the body holds the bytes from Upload-Offset on.",
      path: id_in_path,
      body: { media: { "application/offset+octet-stream": binary } },
      answer: "nothing",
      fails: [...gone, "RESOURCE_CONFLICT", "QUOTA_EXCEEDED"],
    },
    delete: {
      id: "uploads_cancel",
      tag,
      summary: "Cancel an upload",
      about: "By tus 1.0.0: deletes what was uploaded so far.",
      path: id_in_path,
      answer: "nothing",
      fails: gone,
    },
  },
  "/api/files/{id}/content": {
    get: {
      id: "files_content",
      tag,
      summary: "Download a file",
      about:
        "The whole file or one range of bytes (Range), for whoever may read the file. The download stops within a second of losing that right. Files are sent as attachments that browsers do not run.",
      path: id_in_path,
      answer: { media: { "application/octet-stream": binary } },
      fails: gone,
    },
  },
};
