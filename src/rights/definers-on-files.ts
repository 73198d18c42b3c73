/** Of the definers that people call those of uploads and of the texts of files. */
export const on_files = {
  "begin_upload(p_id uuid, p_name text, p_media_type text, p_bytes bigint)":
    "of oneself: an upload is its bringer's, who may give some record a file",
  "upload_of_mine(p_id uuid)": "of oneself",
  "text_hits(p_query text, p_limit integer)": "rows within the scopes of read",
};

/** Of those that the server calls those of the store of files. */
export const on_stored_files = {
  "end_upload(p_id uuid, p_media_type text, p_digest text)": "the server only",
  "retire_uploads()": "the server only",
  "unused_blobs()": "the server only",
  "forget_blob(p_digest text)": "the server only",
  "blobs_to_check()": "the server only",
  "note_blob(p_digest text, p_problem text)": "the server only",
  "blob_to_read()": "the server only",
  "keep_text(p_digest text, p_passages jsonb, p_problem text)": "the server only",
};
