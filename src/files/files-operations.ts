import type { Operations } from "../entity/openapi-entity.ts";
import { data, flag, number, object, text, uuid } from "../entity/openapi-operation.ts";
import { upload_query } from "./serve-uploads.ts";

const tag = "file contents";
const id_in_path = [{ $ref: "#/components/parameters/id" }];
const binary = { schema: { type: "string", format: "binary" } };
const upload = data(object({ id: uuid, name: text, media_type: text, bytes: number, whole: flag }));
const gone = ["RESOURCE_NOT_FOUND"] as const;

/** How files arrive and are read, in the API's document. */
export const files_operations: Operations = {
  "/api/uploads": {
    post: {
      id: "uploads_bring",
      tag,
      summary: "Bring a file",
      about:
        "A file as the body, with its length; its kind is read from what it holds. With the header Tus-Resumable it is the protocol tus 1.0.0 instead (creation, expiration, termination), by which a large file arrives in parts. The upload is its bringer's own, and forgotten after a day in which no record was given it (files_create).",
      needs: "the right to give some record files",
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
      summary: "Look at an upload of one's own",
      about: "Whether it has arrived as a whole. HEAD answers how far it is, as tus has it.",
      path: id_in_path,
      answer: { schema: upload },
      fails: gone,
    },
    patch: {
      id: "uploads_go_on",
      tag,
      summary: "Bring a part of a file",
      about: "By the protocol tus 1.0.0: the bytes from Upload-Offset on.",
      path: id_in_path,
      body: { media: { "application/offset+octet-stream": binary } },
      answer: "nothing",
      fails: [...gone, "RESOURCE_CONFLICT", "QUOTA_EXCEEDED"],
    },
    delete: {
      id: "uploads_give_up",
      tag,
      summary: "Give an upload up",
      about: "By the protocol tus 1.0.0: what has arrived of it is removed.",
      path: id_in_path,
      answer: "nothing",
      fails: gone,
    },
  },
  "/api/files/{id}/content": {
    get: {
      id: "files_content",
      tag,
      summary: "Read what is in a file",
      about:
        "Whole, or one range of bytes (Range), for whoever sees the file; it ends within a second of the right to. It is to be saved: nothing in it runs.",
      path: id_in_path,
      answer: { media: { "application/octet-stream": binary } },
      fails: gone,
    },
  },
};
