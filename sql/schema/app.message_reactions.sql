create table app.message_reactions (
  message_id uuid not null,
  emoji text not null,
  user_id uuid not null,
  constraint message_reactions_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint message_reactions_pkey PRIMARY KEY (message_id, emoji, user_id)
);
CREATE TRIGGER x_show AFTER INSERT OR DELETE ON app.message_reactions FOR EACH ROW EXECUTE FUNCTION app.show_reaction();
