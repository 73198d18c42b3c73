-- Makes an entity findable as app.searchable declares it: writes the triggers that keep app.search_rows, and fills it from the
-- rows there are. app.settle calls it for what was declared anew; to be called again when a role gets or loses a column of it.
-- Long: half of it is the text of the trigger function that it writes.
create or replace function app.make_searchable(p_entity name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation regclass := format('public.%I', p_entity);
  masked name[] := app.masked_columns(relation);
  columns text := app.search_columns();
  e app.searchable; made text; watched text; learned text; changed text; living text;
begin
  update app.searchable set owned = said_by is not null or exists (select from pg_attribute
      where attrelid = relation and attname = 'owner_id' and not attisdropped)
   where entity = p_entity returning * into strict e;
  if (e.texts || e.description) && masked then
    raise 'A role that reads % may not see one of %', p_entity, e.texts || e.description;
  end if;
  made := app.search_values(e, masked);
  -- (What was said goes with its record into the bin.)
  living := case when e.said_by is null then '%1$s.deleted_at is null' else 'coalesce(%1$s.deleted_at, %1$s.parent_deleted_at) is null' end;
  select string_agg(format('%%1$s.%I', a.attname), ', ' order by a.attname) into watched from pg_attribute a where a.attrelid = relation
    and a.attname = any (e.texts || e.codes || e.description || array[e.state, e.said_by, e.kind] || case when e.said_by is null
      then '{name,owner_id,team_id,account_id,portal_user_id}'::name[] else '{entity,parent_owner_id,parent_team_id}' end);
  -- (What people say is no name: its words teach nobody's misspelt ones.)
  learned := case when e.said_by is null then format('insert into app.search_words (word) select distinct w from %%s r, app.tokens(app.fold(r.name, %s)) w
      where w !~ ''[0-9]'' and length(w) > 3 and not exists (select from app.search_words k where k.word = w)', app.text_of(relation, e.texts)) end;
  changed := format($changed$
      delete from app.search_rows s using fresh r where s.entity = %2$L and s.id = r.id and not (%6$s);
      insert into app.search_rows (%3$s) select %4$s from fresh r join stale o on o.id = r.id where %6$s and not (%7$s);
      -- The day of the last change is near enough: most changes of a record then leave this table alone.
      update app.search_rows s set (%3$s) = row(%4$s) from fresh r join stale o on o.id = r.id
       where s.entity = %2$L and s.id = r.id and ((%1$s) is distinct from (%5$s) or r.updated_at > s.at + interval '1 day');
      %8$s$changed$, format(watched, 'r'), p_entity, columns, made, format(watched, 'o'), format(living, 'r'), format(living, 'o'),
    format(learned, format('(select r.* from fresh r join stale o on o.id = r.id where (%s) is distinct from (%s))',
      format(watched, 'r'), format(watched, 'o'))) || ';');
  -- (A plan that was made when one row changed is kept: with it each of many would be looked for among all. Many are planned anew.)
  execute format($made$create or replace function app.%1$I() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$ begin
    if tg_op = 'INSERT' then
      insert into app.search_rows (%3$s) select %4$s from fresh r where %7$s;
      %5$s
    elsif tg_op = 'DELETE' then
      delete from app.search_rows s using stale o where s.entity = %2$L and s.id = o.id;
    elsif (select count(*) from fresh) > 100 then
      execute %6$L;
    else
      %6$s
    end if;
    return null;
  end $body$ $made$, 'search_of_' || p_entity, p_entity, columns, made, format(learned, 'fresh') || ';', changed, format(living, 'r'));
  execute format('create or replace trigger y_search_insert after insert on %s referencing new table as fresh for each statement execute function app.%I()',
    relation, 'search_of_' || p_entity);
  execute format('create or replace trigger y_search_update after update on %s referencing old table as stale new table as fresh'
    ' for each statement execute function app.%I()', relation, 'search_of_' || p_entity);
  execute format('create or replace trigger y_search_delete after delete on %s referencing old table as stale for each statement execute function app.%I()',
    relation, 'search_of_' || p_entity);
  delete from app.search_rows where entity = p_entity;
  execute format('insert into app.search_rows (%s) select %s from %s r where %s', columns, made, relation, format(living, 'r'));
  if learned is not null then execute format(learned, relation); end if;
end $$;
