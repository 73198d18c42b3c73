create table app.search_words (
  word text not null
);
CREATE INDEX search_words_trigrams_index ON app.search_words USING gin (word gin_trgm_ops);
CREATE INDEX search_words_word_index ON app.search_words USING btree (word);
