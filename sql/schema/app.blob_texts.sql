create table app.blob_texts (
  digest text not null,
  words tsvector not null,
  constraint blob_texts_digest_fkey FOREIGN KEY (digest) REFERENCES app.blobs(digest) ON DELETE CASCADE,
  constraint blob_texts_pkey PRIMARY KEY (digest)
);
CREATE INDEX blob_texts_words_index ON app.blob_texts USING gin (words);
