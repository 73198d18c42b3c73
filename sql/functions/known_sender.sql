-- Who somebody is that wrote by a form, where they are known: a lead that is open, else a contact, else a lead that was closed; by their e-mail
-- address, or by their phone where they gave none. What many have says nothing (app.alike).
create or replace function app.known_sender(p_values jsonb, out entity text, out id uuid, out owner_id uuid)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with asked as (select case when p_values -> 'emails' <> '[]' then jsonb_build_object('emails', p_values -> 'emails')
      else jsonb_build_object('phones', coalesce(p_values -> 'phones', '[]')) end as sought),
    found as (select 1 as rank, 'leads' as entity, l.id, l.owner_id, l.created_at, l.stage
        from asked, app.alike('leads', sought, null, 'true', 20, true) a join public.leads l on l.id = a.id
      union all select 2, 'contacts', c.id, c.owner_id, c.created_at, null
        from asked, app.alike('contacts', sought, null, 'true', 20, true) a join public.contacts c on c.id = a.id)
  select f.entity, f.id, f.owner_id from found f left join public.stages s on s.key = f.stage
    order by case when f.rank = 2 then 2 when s.type in ('open', 'on_hold') then 1 else 3 end, f.created_at desc, f.id limit 1
$$;
grant execute on function app.known_sender(jsonb) to tandem_definer;
