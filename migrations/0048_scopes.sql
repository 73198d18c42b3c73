-- A scope is data: the row's column, the caller's key that it must hold, and at most a condition on the row's own columns.
-- What a scope cannot say it cannot ask: never another governed table.
--   key    all, nobody; none (the column is empty); user, team, account; member:KIND (app.memberships)
--   extra  a condition on the row's own columns
alter table app.scopes rename column predicate to said;
alter table app.scopes add col name, add "key" text, add extra text, alter said drop not null;
update app.scopes set "key" = case said when 'true' then 'all' when 'false' then 'nobody' end where said in ('true', 'false');
update app.scopes set col = split_part(said, ' ', 1), "key" = substring(said from '\{(\w+)_id\}') where said ~ '^\w+ = \{\w+_id\}$';
update app.scopes set col = split_part(said, ' ', 1), "key" = 'none' where said ~ '^\w+ is null$';
update app.scopes set col = 'user_id', "key" = 'user', extra = format('in_app and (row_id is null or app.%s(entity, row_id))', 'sees')
  where entity = 'notifications' and scope = 'own';
update app.scopes set "key" = 'all', extra = 'visibility = ''public''' where entity = 'saved_views' and scope = 'public';
update app.scopes set col = 'team_id', "key" = 'team', extra = 'visibility = ''team''' where entity = 'saved_views' and scope = 'team';
alter table app.scopes drop column said, alter "key" set not null,
  add check ("key" in ('all', 'nobody', 'none', 'user', 'team', 'account') or "key" ~ '^member:[a-z]+$'),
  add check ((col is null) = ("key" in ('all', 'nobody'))),
  -- The one text that all judges read, in which {user_id}, {member:project} and the like stand for the caller's.
  add predicate text not null generated always as (case
    when "key" = 'all' then coalesce(extra, 'true')
    when "key" = 'nobody' then 'false'
    else quote_ident(col::text) || case
      when "key" = 'none' then ' is null'
      when "key" like 'member:%' then ' = any ({' || "key" || '})'
      else ' = {' || "key" || '_id}' end || coalesce(' and (' || extra || ')', '') end) stored;

-- What somebody is a member of, kept by triggers of the tables that make them one.
create table app.memberships (user_id uuid not null references public.people (id), kind text not null, id uuid not null, primary key (user_id, kind, id));
-- The tables that make somebody a member: a row of `source` makes whom `user_col` names a member of what `id_col` names.
create table app.membership_sources (source name primary key, kind text not null check (kind ~ '^[a-z]+$'), user_col name not null, id_col name not null);

-- Columns by which a child is judged, copied from its parent: `col` of a row of `entity` is `from_col` of the row of `parent` that
-- its column `via` names. Where the child has a column "entity" (its parents are of several kinds), that names the parent's table.
create table app.copied_columns (
  entity name not null, parent name not null, via name not null, col name not null, from_col name not null, primary key (entity, parent, col)
);
