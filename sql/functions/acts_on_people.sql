-- What the caller may do about each person whom they see, so that screens offer no more.
create or replace function app.acts_on_people() returns table (id uuid, acts text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.id, array_remove(array[
      case when m.may ? 'sign_out' and p.status = 'active' then 'sign_out' end,
      case when m.may ? 'reset_password' and p.status = 'active' and not p.admin then 'reset_password' end,
      case when m.may ? 'reset_password' and not p.admin and exists (select from auth.second_factor f where f."userId" = p.id and f.confirmed_at is not null)
        then 'take_second_factor' end,
      case when m.may ? 'suspend' and p.status = 'active' then 'suspend' end,
      case when m.may ? 'suspend' and p.status = 'suspended' then 'reactivate' end,
      case when m.may ? 'suspend' and p.status = 'suspended' and p.kind = 'employee' then 'hand_over' end], null)
    from (select app.rights('people') as may) m, (select *, app.administers(id) as admin from public.people) p
   where p.deleted_at is null and p.id <> app.user_id() and m.may ?| '{sign_out,reset_password,suspend}'
$$;
grant execute on function app.acts_on_people() to tandem_roles;
