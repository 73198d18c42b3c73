create table app.blob_passages (
  digest text not null,
  no integer not null,
  page integer,
  text text not null,
  words tsvector not null,
  constraint blob_passages_digest_fkey FOREIGN KEY (digest) REFERENCES app.blob_texts(digest) ON DELETE CASCADE,
  constraint blob_passages_pkey PRIMARY KEY (digest, no),
  constraint blob_passages_text_check CHECK ((length(text) <= 2100))
);
