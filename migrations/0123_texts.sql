ALTER TABLE "files" ADD COLUMN "text_problem" text;

-- What stored files say, read once for all files with the same bytes (src/files/texts). A new one is unread, and so are those of before.
alter table app.blobs add unread boolean not null default true, add read_tries integer not null default 0,
  add text_problem text check (length(text_problem) <= 200);
create index blobs_unread_index on app.blobs (read_tries, stored_at) where unread;
create table app.blob_texts (
  digest text primary key references app.blobs (digest) on delete cascade,
  -- The words of all its passages, without places.
  words tsvector not null
);
create index blob_texts_words_index on app.blob_texts using gin (words);
create table app.blob_passages (
  digest text not null references app.blob_texts (digest) on delete cascade,
  no integer not null,
  page integer,
  text text not null check (length(text) <= 2100),
  words tsvector not null,
  primary key (digest, no)
);
update app.entities set rolled_up = rolled_up || '{text_problem}' where entity = 'files';
insert into app.search_operators (operator, word, meaning) values ('type', 'file', 'files'), ('type', 'fichier', 'files'),
  ('type', 'document', 'documents');
