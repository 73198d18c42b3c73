create extension if not exists btree_gin schema public;--> statement-breakpoint
create extension if not exists fuzzystrmatch schema public;--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"user_id" uuid DEFAULT app.user_id() NOT NULL,
	"search_name" text NOT NULL,
	"query_text" text NOT NULL,
	"search_type" text DEFAULT 'general' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "saved_searches_query_text" CHECK (length("saved_searches"."query_text") between 1 and 200),
	CONSTRAINT "saved_searches_search_name" CHECK (length("saved_searches"."search_name") between 1 and 200),
	CONSTRAINT "saved_searches_search_type" CHECK ("saved_searches"."search_type" = 'general')
);
--> statement-breakpoint
CREATE TABLE "app"."search_rows" (
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"state" text,
	"owner_id" uuid,
	"team_id" uuid,
	"account_id" uuid,
	"portal_user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"lexemes" "tsvector" NOT NULL,
	"open_lexemes" "tsvector",
	CONSTRAINT "search_rows_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "app"."search_runs" (
	"user_id" uuid NOT NULL,
	"query_key" text NOT NULL,
	"query_text" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_runs_user_id_query_key_pk" PRIMARY KEY("user_id","query_key")
);
--> statement-breakpoint
CREATE TABLE "app"."search_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_searches_user_id_is_pinned_created_at_id_index" ON "saved_searches" USING btree ("user_id","is_pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "saved_searches_bin_index" ON "saved_searches" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "search_rows_entity_at_index" ON "app"."search_rows" USING btree ("entity","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_rows_owner_id_at_index" ON "app"."search_rows" USING btree ("owner_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_rows_team_id_at_index" ON "app"."search_rows" USING btree ("team_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_rows_account_id_index" ON "app"."search_rows" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "search_rows_portal_user_id_index" ON "app"."search_rows" USING btree ("portal_user_id");--> statement-breakpoint
CREATE INDEX "search_rows_lexemes_index" ON "app"."search_rows" USING gin ("lexemes","entity","owner_id","team_id");--> statement-breakpoint
CREATE INDEX "search_runs_last_at_index" ON "app"."search_runs" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "search_words_word_index" ON "app"."search_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_words_trigrams_index" ON "app"."search_words" USING gin ("word" gin_trgm_ops);

-- Global search (docs/decisions/0007-search.md): what can be found is copied into one table whose scope columns have the names that app.scopes asks for.
-- A definer function looks there, within the caller's own scopes, since row security keeps text operators from their
-- indexes; the policies of the entities themselves judge what comes out. Declared per entity by app.make_searchable.

-- How an entity is found. `state`, where set, is the column that `is:` asks for.
create table app.searchable (entity text primary key, entity_type text not null check (entity_type in ('document', 'task', 'user', 'other')), state name, owned boolean not null);
-- What may stand after `type:`, `owner:` and `is:`, in both languages; anything else is a plain word.
create table app.search_operators (operator text not null, word text not null, meaning text not null, primary key (operator, word, meaning));

do $$
declare t regclass;
begin
  foreach t in array array['app.search_rows', 'app.search_words', 'app.search_runs', 'app.searchable', 'app.search_operators']::regclass[] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
    execute format('create policy definer on %s to tandem_definer using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %s to tandem_definer', t);
  end loop;
end $$;

insert into app.search_operators (operator, word, meaning)
select operator, word, meaning from (values
  ('type', '{lead,leads,prospect,prospects}', '{leads}'),
  ('type', '{client,clients,account,accounts}', '{accounts}'),
  ('type', '{contact,contacts}', '{contacts}'),
  ('type', '{user,users,person,people,utilisateur,utilisateurs}', '{people}'),
  ('owner', '{me,moi}', '{me}'),
  ('owner', '{none,personne}', '{none}'),
  ('is', '{open,ouvert}', '{new,contacted,qualified,proposal,negotiation,on_hold}'),
  ('is', '{nouveau}', '{new}'), ('is', '{contacte}', '{contacted}'), ('is', '{qualifie}', '{qualified}'), ('is', '{proposition}', '{proposal}'),
  ('is', '{negociation}', '{negotiation}'), ('is', '{en_pause}', '{on_hold}'), ('is', '{gagne}', '{won}'), ('is', '{perdu}', '{lost,churned}'),
  ('is', '{actif}', '{active}'), ('is', '{a_risque}', '{at_risk}'), ('is', '{reconquis}', '{won_back}'), ('is', '{archive}', '{archived}')
) o (operator, words, meanings), unnest(words::text[]) word, unnest(meanings::text[]) meaning
union select 'is', t."to", t."to" from app.transitions t where t.entity in ('leads', 'accounts', 'contacts');

-- Words -------------------------------------------------------------------------------------------------------------------

-- (Bodies that are parsed here: PostgreSQL puts them in place of the call.)
create function app.tokens(p_folded text) returns setof text language sql immutable parallel safe begin atomic
  select left(w, 60) from regexp_split_to_table(p_folded, '[^[:alnum:]]+') w where w <> '';
end;
-- The stems of a folded word, French and English, as lexemes; a number or an address has none.
create function app.stems(p_word text) returns text[] language sql immutable parallel safe
  return case when p_word ~ '[0-9@]' then '{}'::text[] else array_remove(array['s.' || (ts_lexize('pg_catalog.french_stem', p_word))[1], 's.' || (ts_lexize('pg_catalog.english_stem', p_word))[1]], null) end;
-- What a row is found by: its words, those of the name again after `n.`, stems after `s.`, e-mail addresses as a whole too,
-- French telephone numbers in their national form too. No positions: ranking asks where a word stands, not how often.
create function app.lexemes(p_name text, p_more text) returns tsvector language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select array_to_tsvector(array_agg(distinct lexeme)) from (
    select unnest(array[w, 'n.' || w] || app.stems(w)) as lexeme from app.tokens(p_name) w
    union all select unnest(array[w, case when w ~ '^33[0-9]{9}$' then '0' || substr(w, 3) end] || app.stems(w)) from app.tokens(p_more) w
    union all select left(w, 100) from regexp_split_to_table(p_more, '\s+') w where w like '_%@_%') l where lexeme is not null
$$;

-- Filling -----------------------------------------------------------------------------------------------------------------

-- Makes an entity findable: writes the triggers that keep app.search_rows, and fills it from the rows there are. To be
-- called again when a role gets or loses a column of it.
--   p_texts        columns in which a word may be misspelt, apart from the name
--   p_codes        columns of addresses and numbers, found as they are written
--   p_description  columns for the line under the name; of a list, the first
create function app.make_searchable(p_entity name, p_type text, p_texts name[], p_codes name[], p_description name[], p_state name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation regclass := format('public.%I', p_entity);
  masked text[] := array(select a.attname from pg_attribute a where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and exists (
    select from app.roles r where has_column_privilege('tandem_' || r.name, a.attrelid, 'id', 'select') and not has_column_privilege('tandem_' || r.name, a.attrelid, a.attnum, 'select')));
  columns text := 'id, entity, name, description, state, owner_id, team_id, account_id, portal_user_id, at, lexemes, open_lexemes';
  made text; watched text; learned text; open_codes name[];
begin
  if p_texts && masked::name[] or p_description && masked::name[] then raise 'A role that reads % may not see one of %', p_entity, p_texts || p_description; end if;
  open_codes := array(select c from unnest(p_codes) c where c <> all (masked));
  insert into app.searchable values (p_entity, p_type, p_state, exists (select from pg_attribute where attrelid = relation and attname = 'owner_id'))
    on conflict (entity) do update set entity_type = p_type, state = p_state;
  made := format('r.id, %L, r.name, %s, %s, %s, r.updated_at, app.lexemes(app.fold(r.name), app.fold(%s)), %s',
    p_entity,
    (select format('nullif(concat_ws('' · '', %s), '''')', string_agg(case when a.atttypid = 'text[]'::regtype then format('r.%I[1]', d) else format('nullif(r.%I, '''')', d) end, ', ' order by n))
       from unnest(p_description) with ordinality u (d, n) join pg_attribute a on a.attrelid = relation and a.attname = d),
    coalesce(format('r.%I', p_state), 'null'),
    (select string_agg(case when a.attname is null then 'null::uuid' else format('r.%I', c) end, ', ' order by n)
       from unnest('{owner_id,team_id,account_id,portal_user_id}'::name[]) with ordinality u (c, n) left join pg_attribute a on a.attrelid = relation and a.attname = c),
    app.text_of(relation, p_texts || p_codes),
    case when open_codes <> p_codes then format('app.lexemes(app.fold(r.name), app.fold(%s))', app.text_of(relation, p_texts || open_codes)) else 'null::tsvector' end);
  select string_agg(format('%%1$s.%I', a.attname), ', ') into watched from pg_attribute a where a.attrelid = relation
    and a.attname = any (p_texts || p_codes || p_description || array['name', p_state, 'owner_id', 'team_id', 'account_id', 'portal_user_id']);
  learned := format('insert into app.search_words (word) select distinct w from %%s r, app.tokens(app.fold(r.name, %s)) w
      where w !~ ''[0-9]'' and length(w) > 3 and not exists (select from app.search_words k where k.word = w)', app.text_of(relation, p_texts));
  execute format($made$create or replace function app.%1$I() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$ begin
    if tg_op = 'INSERT' then
      insert into app.search_rows (%3$s) select %4$s from fresh r where r.deleted_at is null;
      %7$s;
    elsif tg_op = 'DELETE' then
      delete from app.search_rows s using stale o where s.entity = %2$L and s.id = o.id;
    else
      delete from app.search_rows s using fresh r where s.entity = %2$L and s.id = r.id and r.deleted_at is not null;
      insert into app.search_rows (%3$s) select %4$s from fresh r join stale o on o.id = r.id where r.deleted_at is null and o.deleted_at is not null;
      -- The day of the last change is near enough: most changes of a record then leave this table alone.
      update app.search_rows s set (%3$s) = row(%4$s) from fresh r join stale o on o.id = r.id
       where s.entity = %2$L and s.id = r.id and ((%5$s) is distinct from (%6$s) or r.updated_at > s.at + interval '1 day');
      %8$s;
    end if;
    return null;
  end $body$ $made$, 'search_of_' || p_entity, p_entity, columns, made, format(watched, 'r'), format(watched, 'o'), format(learned, 'fresh'),
    format(learned, format('(select r.* from fresh r join stale o on o.id = r.id where (%s) is distinct from (%s))', format(watched, 'r'), format(watched, 'o'))));
  execute format('create or replace trigger y_search_insert after insert on %s referencing new table as fresh for each statement execute function app.%I()', relation, 'search_of_' || p_entity);
  execute format('create or replace trigger y_search_update after update on %s referencing old table as stale new table as fresh for each statement execute function app.%I()', relation, 'search_of_' || p_entity);
  execute format('create or replace trigger y_search_delete after delete on %s referencing old table as stale for each statement execute function app.%I()', relation, 'search_of_' || p_entity);
  delete from app.search_rows where entity = p_entity;
  execute format('insert into app.search_rows (%s) select %s from %s r where deleted_at is null', columns, made, relation);
  execute format(learned, relation);
end $$;

-- Columns of a row `r` as arguments of app.fold.
create function app.text_of(p_relation regclass, p_columns name[]) returns text language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(string_agg(case when a.atttypid = 'text[]'::regtype then format('app.words(r.%I)', c) else format('r.%I', c) end, ', ' order by n), '''''')
    from unnest(p_columns) with ordinality u (c, n) join pg_attribute a on a.attrelid = p_relation and a.attname = c
$$;

select app.make_searchable('leads', 'other', '{company_name,title,city}', '{emails,phones}', '{company_name,city}', 'stage');
select app.make_searchable('accounts', 'other', '{legal_name,city}', '{siren,siret,vat_id,domains}', '{city,siren}', 'stage');
select app.make_searchable('contacts', 'other', '{title}', '{emails,phones}', '{title,emails}', 'status');
select app.make_searchable('people', 'user', '{title}', '{email}', '{title,email}', 'status');

-- Finding -----------------------------------------------------------------------------------------------------------------

-- What somebody asks for: the plain words, and what the operators say (null where they say nothing).
create function app.search_question(p_query text, out words text[], out types text[], out owners text[], out states text[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare part text; meanings text[];
begin
  words := '{}';
  -- A number is one word, however it is grouped: 02 35 71 04 18, 732 829 320.
  if p_query ~ '^[0-9+(). -]{4,}$' then
    words := array[regexp_replace(p_query, '[^0-9]', '', 'g')];
    return;
  end if;
  foreach part in array regexp_split_to_array(trim(app.fold(left(p_query, 200))), '\s+') loop
    select array_agg(meaning) into meanings from app.search_operators o where o.operator = split_part(part, ':', 1) and o.word = split_part(part, ':', 2) and part like '%:%';
    case when part ~ '^[[:alnum:]._%+-]+@[[:alnum:].-]*$' then words := words || part;
      when meanings is null then words := words || array(select app.tokens(part));
      when part like 'type:%' then types := types || meanings;
      when part like 'owner:%' then owners := owners || meanings;
      else states := states || meanings;
    end case;
  end loop;
  words := words[1:8];
end $$;

-- Loads the library whose parameter the next function sets: as long as it is unknown, only a superuser may.
select public.similarity('', '');
-- The words of ours that somebody may have meant by one: at most two letters away, or one for a short word. A word that is
-- still being typed is held against the beginnings of ours.
create function app.meant(p_word text) returns setof text language sql stable security definer set search_path = pg_catalog, pg_temp
set enable_bitmapscan = on set pg_trgm.similarity_threshold = 0.2 as $$
  select distinct word from app.search_words where word operator(public.%) p_word and length(word) >= length(p_word) - 2
     and least(public.levenshtein_less_equal(left(word, 60), p_word, 2), public.levenshtein_less_equal(left(word, length(p_word)), p_word, 2))
         <= case when length(p_word) < 6 then 1 else 2 end
$$;

-- The scopes in which the caller reads what can be found: a predicate, its entities, and whether some columns are hidden.
create function app.search_scopes(p_types text[], p_owners boolean, p_states boolean) returns table (predicate text, entities text[], narrowed boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case s.predicate when 'true' then format('entity = %L', min(e.entity)) else replace(replace(replace(s.predicate, '{user_id}', '$1'), '{team_id}', '$2'), '{account_id}', '$3') end,
         array_agg(e.entity), p.columns is not null
    from app.role_permissions p join app.scopes s using (entity, scope) join app.searchable e using (entity)
   where p.role = app.role() and p.verb = 'read' and s.predicate <> 'false' and (p_types is null or p.entity = any (p_types))
     and (not p_owners or e.owned) and (not p_states or p.columns is null or e.state = any (p.columns))
   -- All rows of an entity stand together in the index; those of an owner, team or account do so over the entities.
   group by s.predicate, p.columns is not null, case when s.predicate = 'true' then e.entity end
$$;

create type app.search_ways as (newest text, rest text);
create type app.search_hit as (id uuid, entity text, entity_type text, name text, description text, account_id uuid, name_marks int[], description_marks int[]);

-- The rows of the caller's scopes that match, the best first. The words stand in the name, or anywhere, as stems
-- too; where nearly nothing is found, misspelt. Each look goes first to the newest rows of each scope: what is frequent is
-- found there; what is not is rare enough in that scope for the index of words. Nothing is cut off before the
-- scopes are applied: that would lose the hits of those who see little.
create function app.search_candidates(p_query text, p_limit int) returns setof app.search_hit
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_bitmapscan = on set jit = off as $$
declare
  q record; ways app.search_ways; named tsquery; anywhere tsquery; meant tsquery; hits app.search_rows[] := '{}'; in_names int;
begin
  select * into q from app.search_question(p_query);
  if cardinality(q.words) = 0 and coalesce(q.types, q.owners, q.states) is null then return; end if;
  ways := app.search_ways(q.types, q.owners, q.states);
  named := app.look(q.words, 'name');
  anywhere := app.look(q.words, 'anywhere');
  hits := app.search_by(ways.newest, q.owners, q.states, named, anywhere, anywhere);
  in_names := (select count(*) from unnest(hits) h where named is null or h.lexemes @@ named);
  if ways.rest is not null and in_names < p_limit then
    hits := hits || case when cardinality(hits) < p_limit then app.search_by(ways.rest, q.owners, q.states, named, anywhere, app.look(app.longer(q.words), 'anywhere', true))
      else app.search_by(ways.rest, q.owners, q.states, named, named, app.look(app.longer(q.words), 'name', true)) end;
  end if;
  if cardinality(hits) < 5 and cardinality(q.words) > 0 then
    meant := app.look(q.words, 'meant');
    hits := hits || app.search_by(ways.newest, q.owners, q.states, named, meant, meant);
    if ways.rest is not null and cardinality(hits) < 5 then hits := hits || app.search_by(ways.rest, q.owners, q.states, named, meant, meant); end if;
  end if;
  return query select h.id, h.entity, e.entity_type, h.name, h.description, h.account_id, app.marks(h.name, q.words, h.score < 1), app.marks(h.description, q.words, h.score < 1) from (
      select distinct on (r.entity, r.id) r.*, case when named is null then 0 when r.lexemes @@ named then 2 when r.lexemes @@ anywhere then 1 else 0 end
        + case when r.lexemes @@ app.look(q.words, 'whole') then 0.5 else 0 end + case when starts_with(app.fold(r.name), array_to_string(q.words, ' ')) and named is not null then 0.5 else 0 end
        + 0.4 * exp(-greatest(extract(epoch from now() - r.at), 0)::double precision / 5184000) as score
        from unnest(hits) r) h join app.searchable e on e.entity = h.entity order by h.score desc, h.at desc limit p_limit;
end $$;

-- Asks with one of the caller's ways: $1 to $3 are the caller and their team and account; $4 asks for own rows and $5 for
-- unowned ones; $6 are states, $7 the words, $8 those that the index is asked for, $9 the words as they stand in names.
create function app.search_by(p_way text, p_owners text[], p_states text[], p_named tsquery, p_words tsquery, p_indexed tsquery) returns app.search_rows[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_bitmapscan = on set jit = off as $$
declare hits app.search_rows[];
begin
  if p_way is null then return '{}'; end if;
  execute p_way into hits using app.user_id(), app.team_id(), app.account_id(), 'me' = any (p_owners), 'none' = any (p_owners), p_states, p_words, coalesce(p_indexed, p_words), p_named;
  return hits;
end $$;
-- The words that are not too short for the index, which would gather all that begins with them.
create function app.longer(p_words text[]) returns text[] language sql immutable return array(select w from unnest(p_words) w where length(w) > 2);

-- The words as a question to the lexemes: all of them, each as the beginning of a word of the name, or of any word or its
-- stem, or as what may have been meant by it; or as whole words of the name. A word that is known and followed by another
-- was typed to its end; so is, for the index, the last of several (a beginning makes it gather all that begins so). What is
-- wrong about that, the look for what was meant makes good.
create function app.look(p_words text[], p_how text, p_complete boolean default false) returns tsquery language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select string_agg(format('(%s)', concat_ws('|', case
      when p_how = 'whole' then format('''n.%s''', w)
      when p_how = 'name' then format(case when done then '''n.%s''' else '''n.%s'':*' end, w)
      else format(case when done and p_how = 'anywhere' then '''%s''' else '''%s'':*' end, w) end,
      case when p_how = 'anywhere' then (select string_agg(format('''%s''', s), '|') from unnest(app.stems(w)) s) end,
      case when p_how = 'meant' and length(w) > 3 and w !~ '[0-9@]' then (select string_agg(format('''%s''', v), '|') from app.meant(w) v) end)), '&')::tsquery
    from (select w, cardinality(p_words) > 1 and (p_complete or n < cardinality(p_words)) and exists (select from app.search_words k where k.word = w) as done from unnest(p_words) with ordinality u (w, n)) u
$$;

-- The statements that answer the matching rows of the caller's scopes: among the newest of each scope; and, where a scope
-- has more, among all its rows.
create function app.search_ways(p_types text[], p_owners text[], p_states text[]) returns app.search_ways
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  reach constant int := 2000; a record; asked text; large boolean; ways app.search_ways;
begin
  for a in select * from app.search_scopes(p_types, p_owners is not null, p_states is not null) loop
    asked := concat(format('r.entity = any (%L)', a.entities), case when p_owners is not null then ' and (r.owner_id = $1 and $4 or r.owner_id is null and $5)' end,
      case when p_states is not null then ' and r.state = any ($6)' end, format(' and ($7 is null or ts_match_vq(%s, $7))', case when a.narrowed then 'coalesce(r.open_lexemes, r.lexemes)' else 'r.lexemes' end));
    ways.newest := concat_ws(' union all ', ways.newest, format('(select * from (select * from app.search_rows r where %s order by at desc limit %s) r where %s order by r.lexemes @@ $9 desc, r.at desc limit 60)', a.predicate, reach, asked));
    execute format('select count(*) = %s from (select from app.search_rows r where %s limit %1$s) r', reach, a.predicate) into large using app.user_id(), app.team_id(), app.account_id();
    if large then
      ways.rest := concat_ws(' union all ', ways.rest, format('(select * from (select r.* from app.search_rows r where %s and %s and ($8 is null or r.lexemes @@ $8) offset 0) r order by r.lexemes @@ $9 desc, r.at desc limit 60)', a.predicate, asked));
    end if;
  end loop;
  ways.newest := 'select coalesce(array_agg(a), ''{}'') from (' || nullif(ways.newest, '') || ') a';
  ways.rest := 'select coalesce(array_agg(a), ''{}'') from (' || nullif(ways.rest, '') || ') a';
  return ways;
end $$;

-- Where words stand in a text, as pairs of start (from 0) and length; loosely: also what is nearly one of them.
create function app.marks(p_text text, p_words text[], p_loose boolean) returns int[] language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  words text[] := array(select t from unnest(p_words) w, app.tokens(w) t);
  marks int[] := '{}'; begins int; ends int := 1; token text; hit int; folded text := app.fold(p_text); same boolean := length(folded) = length(p_text);
begin
  if p_text is null or cardinality(words) = 0 then return marks; end if;
  loop
    begins := regexp_instr(p_text, '[[:alnum:]]+', ends);
    exit when begins = 0;
    ends := regexp_instr(p_text, '[[:alnum:]]+', begins, 1, 1);
    token := case when same then substr(folded, begins, ends - begins) else app.fold(substr(p_text, begins, ends - begins)) end;
    -- (A folded letter may be two: then the whole word is marked.)
    select max(case when starts_with(token, w) and length(token) = ends - begins then length(w) else ends - begins end) into hit from unnest(words) w
     where starts_with(token, w) or app.stems(token) && app.stems(w)
        or p_loose and length(w) > 3 and least(public.levenshtein_less_equal(left(token, 60), w, 2), public.levenshtein_less_equal(left(token, length(w)), w, 2)) <= case when length(w) < 6 then 1 else 2 end;
    if hit is not null then marks := marks || array[begins - 1, hit]; end if;
  end loop;
  return marks;
end $$;

-- The search of the whole product, under the caller's rights: what was found is judged by the policies of its entity.
create function public.search_global(p_query text, p_limit int default 20)
returns table (entity_type text, entity_id uuid, entity_name text, entity_description text, entity text, account_id uuid, name_marks int[], description_marks int[])
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare hits app.search_hit[] := array(select h from app.search_candidates(p_query, least(greatest(p_limit, 1), 50)) h); v_entity text; seen_now uuid[]; seen text[] := '{}';
begin
  for v_entity in select distinct h.entity from unnest(hits) h loop
    execute format('select array_agg(id) from public.%I where id = any ($1) and deleted_at is null', v_entity) into seen_now
      using array(select h.id from unnest(hits) h where h.entity = v_entity);
    seen := seen || array(select v_entity || id from unnest(seen_now) id);
  end loop;
  return query select h.entity_type, h.id, h.name, h.description, h.entity, h.account_id, h.name_marks, h.description_marks
    from unnest(hits) with ordinality h (id, entity, entity_type, name, description, account_id, name_marks, description_marks, n)
   where h.entity || h.id = any (seen) order by h.n;
end $$;

-- Saved and popular searches ------------------------------------------------------------------------------------------------

insert into app.scopes (entity, scope, predicate) values ('saved_searches', 'own', 'user_id = {user_id}');
insert into app.role_permissions (role, entity, verb, scope)
select role, entity, verb, scope from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor,client,client_admin}', 'saved_searches', '{read,create,update,delete}', 'own'),
  -- What clients search for is no business of the staff, nor the other way round.
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}', 'popular_searches', '{read}', 'all')
) m (roles, entity, verbs, scope), unnest(roles::text[]) role, unnest(verbs::text[]) verb;
-- A person's own searches are nobody else's news.
select app.govern('saved_searches', null, false);

-- Notes that somebody has made a search: they opened a hit of it, or kept it.
create function app.record_search(p_query text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare said text := regexp_replace(trim(p_query), '\s+', ' ', 'g');
begin
  if length(said) not between 2 and 100 or not app.rights('popular_searches') ? 'read' then return; end if;
  insert into app.search_runs as r (user_id, query_key, query_text) values (app.user_id(), app.fold(said), said)
    on conflict (user_id, query_key) do update set times = r.times + 1, last_at = now(), query_text = excluded.query_text where r.last_at < now() - interval '1 minute';
end $$;

-- What at least three people have searched for in the last ninety days: fewer would tell what one of them does.
create function app.popular_searches() returns table (query_text text, search_count bigint) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (array_agg(r.query_text order by r.last_at desc))[1], sum(r.times) from app.search_runs r
   where r.last_at > now() - interval '90 days' and (select app.rights('popular_searches')) ? 'read'
   group by r.query_key having count(*) >= 3
$$;
create view public.popular_searches with (security_invoker = true) as select query_text, search_count from app.popular_searches();
grant select on public.popular_searches to tandem_roles;

-- Forgets searches after ninety days, and each hour a part of the words that no record has any more.
create function app.retire_searches() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.search_runs where last_at < now() - interval '90 days';
  delete from app.search_words w where w.ctid = any (array(select ctid from app.search_words tablesample system (1) limit 2000))
    and not exists (select from app.search_rows r where r.lexemes @@ format('''%s''', w.word)::tsquery);
end $$;

grant execute on function public.search_global(text, int), app.search_candidates(text, int), app.record_search(text), app.popular_searches() to tandem_roles;
grant execute on function app.retire_searches() to tandem_system;
grant execute on function app.tokens(text), app.stems(text), app.lexemes(text, text), app.marks(text, text[], boolean), app.search_question(text), app.search_scopes(text[], boolean, boolean),
  app.search_ways(text[], text[], text[]), app.search_by(text, text[], text[], tsquery, tsquery, tsquery), app.longer(text[]), app.meant(text), app.look(text[], text, boolean) to tandem_definer;
grant usage on type app.search_hit to tandem_roles, tandem_definer;
select app.settle_functions();
