-- What whoever has a role is told of it and of the company (app.told), for each role. It is asked for with every page and seldom
-- changes: whatever it is made from writes it anew by a trigger, in the same transaction. A test holds the triggers against
-- the tables that are named here.
create or replace function app.tell_roles() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- One after the other: each statement below sees what those have written who came before. Whoever reads waits for nobody.
  lock table app.role_told in share row exclusive mode;
  delete from app.role_told;
  insert into app.role_told
  with roles as (select name, coalesce((select jsonb_object_agg(r.entity, r.rights) from app.role_rights r where r.role = name), '{}') as may from app.roles),
  lists as materialized (select app.company_told() as told)
  select name, jsonb_build_object(
    'pages', (select jsonb_agg(entity order by entity) from jsonb_each(may) m (entity, rights) where entity like '/%' and rights ? 'read'),
    'rights', (select jsonb_object_agg(entity, rights) from jsonb_each(may) m (entity, rights) where entity not like '/%'),
    -- Entities of which the role may change some columns only.
    'narrowed', (select jsonb_object_agg(entity, columns) from (select entity, jsonb_agg(distinct c) as columns
      from app.role_permissions, unnest(columns) c where role = name and verb = 'update' group by entity) n),
    -- Of each list whoever may know of it.
    'pipelines', case when may ? 'pipelines' then told -> 'pipelines' end,
    'stages', case when may ? 'stages' then told -> 'stages' end,
    'own_fields', case when may ? 'own_fields' then told -> 'own_fields' end,
    'choices', case when may ? 'choices' then told -> 'choices' end,
    'rests_on', case when may ? 'holidays' then told -> 'rests_on' end,
    'computed', told -> 'computed',
    'money', case when told ->> 'currency' is not null
      then jsonb_build_object('currency', told -> 'currency', 'rates', case when may ? 'rates' then told -> 'rates' else '{}' end) end)
    from roles, lists;
  return null;
end $$;
create or replace trigger w_tell after insert or update or delete on app.role_rights for each statement execute function app.tell_roles();
create or replace trigger w_tell after insert or update or delete on public.company for each statement execute function app.tell_roles();
create or replace trigger w_tell after insert or update or delete on public.pipelines for each statement execute function app.tell_roles();
create or replace trigger w_tell after insert or update or delete on public.stages for each statement execute function app.tell_roles();
create or replace trigger w_tell after insert or update or delete on public.own_fields for each statement execute function app.tell_roles();
create or replace trigger w_tell after insert or update or delete on public.choices for each statement execute function app.tell_roles();
create or replace trigger w_tell after insert or update or delete on public.rates for each statement execute function app.tell_roles();
create or replace trigger w_tell after insert or update or delete on public.score_rules for each statement execute function app.tell_roles();
