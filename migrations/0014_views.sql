-- Lists as people want to find them again, for themselves, their team or all of the staff.

CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"user_id" uuid DEFAULT app.user_id() NOT NULL,
	"team_id" uuid DEFAULT app.team_id(),
	"entity" text NOT NULL,
	"name" text NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"layout" jsonb,
	CONSTRAINT "saved_views_visibility" CHECK ("saved_views"."visibility" in ('private', 'team', 'public')),
	CONSTRAINT "saved_views_name" CHECK (length("saved_views"."name") between 1 and 100),
	CONSTRAINT "saved_views_address" CHECK (jsonb_typeof("saved_views"."address") = 'object' and length("saved_views"."address"::text) <= 4000),
	CONSTRAINT "saved_views_layout" CHECK (jsonb_typeof("saved_views"."layout") = 'object' and length("saved_views"."layout"::text) <= 4000)
);

CREATE INDEX "saved_views_user_id_name_id_index" ON "saved_views" USING btree ("user_id","name","id") WHERE deleted_at is null;
CREATE INDEX "saved_views_team_id_name_id_index" ON "saved_views" USING btree ("team_id","name","id") WHERE deleted_at is null and visibility = 'team';
CREATE INDEX "saved_views_name_id_index" ON "saved_views" USING btree ("name","id") WHERE deleted_at is null and visibility = 'public';
CREATE INDEX "saved_views_bin_index" ON "saved_views" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;

insert into app.scopes (entity, scope, predicate) values
  ('saved_views', 'own', 'user_id = {user_id}'),
  ('saved_views', 'team', $$visibility = 'team' and team_id = {team_id}$$),
  ('saved_views', 'public', $$visibility = 'public'$$);
insert into app.role_permissions (role, entity, verb, scope, columns)
select role, 'saved_views', verb, scope, columns::text[] from (values
  ('{read}', '{own,team,public}', null),
  -- The team is its maker's: nobody names another.
  ('{create}', '{own}', '{user_id,entity,name,visibility,address,layout}'),
  ('{update}', '{own}', '{name,visibility,address,layout}'),
  ('{delete}', '{own}', null)) m (verbs, scopes, columns),
  unnest(verbs::text[]) verb, unnest(scopes::text[]) scope,
  unnest('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}'::text[]) role;
-- What all of the staff see, somebody must be able to put in order.
insert into app.role_permissions (role, entity, verb, scope, columns) values
  ('admin', 'saved_views', 'update', 'public', '{name,visibility,address,layout}'), ('admin', 'saved_views', 'delete', 'public', null);
select app.govern('saved_views', null, false);

-- Which of them a person keeps at hand, and with which a list begins.
alter table app.preferences add pinned_views uuid[] not null default '{}', add default_views uuid[] not null default '{}';

create or replace function app.my_preferences() returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('theme', coalesce(p.theme, 'light'), 'single_keys', coalesce(p.single_keys, true),
    'pinned_views', coalesce(p.pinned_views, '{}'), 'default_views', coalesce(p.default_views, '{}'),
    -- Of those that are still there and still to be seen.
    'begins_with', (select coalesce(jsonb_object_agg(v.entity, v.address || jsonb_build_object('saved', v.id)), '{}')
      from public.saved_views v where v.id = any (p.default_views) and v.deleted_at is null
        and (v.user_id = me.id or v.visibility = 'public' or v.visibility = 'team' and v.team_id = app.team_id())))
    from (select app.user_id() as id) me left join app.preferences p on p.user_id = me.id
$$;

create or replace function app.change_settings(p_settings jsonb) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid := app.user_id();
begin
  if v_user is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not exists (select from pg_timezone_names where name = coalesce(p_settings ->> 'time_zone', 'UTC')) then
    raise 'TIME_ZONE' using errcode = '23514', column = 'time_zone', detail = 'no such time zone'; end if;
  update public.people set language = coalesce(p_settings ->> 'language', language), locale = coalesce(p_settings ->> 'locale', locale),
      time_zone = coalesce(p_settings ->> 'time_zone', time_zone)
    where id = v_user and p_settings ?| '{language,locale,time_zone}';
  insert into app.preferences (user_id) values (v_user) on conflict do nothing;
  update app.preferences set theme = coalesce(p_settings ->> 'theme', theme), single_keys = coalesce((p_settings ->> 'single_keys')::boolean, single_keys),
      pinned_views = case when p_settings ? 'pinned_views' then array(select jsonb_array_elements_text(p_settings -> 'pinned_views')::uuid) else pinned_views end,
      default_views = case when p_settings ? 'default_views' then array(select jsonb_array_elements_text(p_settings -> 'default_views')::uuid) else default_views end
    where user_id = v_user;
end $$;
