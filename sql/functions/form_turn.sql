-- Who would get the next leads of a form, one after the other, by how it gives them: to one person; in turn, who got one longest ago first; or to whoever
-- has the fewest open leads. Who is away today is left out, unless all are; where none of them is there, it is that one person; null is nobody.
create or replace function app.form_turn(p_form uuid, p_assigning text, p_owner uuid, p_people uuid[], p_most int) returns setof uuid
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_people uuid[]; v_there uuid[]; v_open jsonb; v_last jsonb; v_next uuid;
begin
  select p.id into p_owner from public.people p where p.id = p_owner and kind = 'employee' and status = 'active' and deleted_at is null;
  select array_agg(p.id order by array_position(p_people, p.id)), array_agg(p.id order by array_position(p_people, p.id)) filter (where not exists (
      select from public.absences a where a.person_id = p.id and not a.half_days and a.deleted_at is null
        and app.company_day() between a.starts_on and a.ends_on)) into v_people, v_there
    from public.people p where p.id = any (p_people) and p.kind = 'employee' and p.status = 'active' and p.deleted_at is null;
  v_people := coalesce(v_there, v_people);
  if p_assigning = 'owner' or v_people is null then return query select p_owner from generate_series(1, p_most); return; end if;
  select jsonb_object_agg(u.id, case when p_assigning = 'least' then (select count(*) from public.leads l join public.stages s on s.key = l.stage
        where l.owner_id = u.id and l.deleted_at is null and s.type in ('open', 'on_hold')) else 0 end),
      jsonb_object_agg(u.id, coalesce((select extract(epoch from max(d.done_at)) from public.form_submissions d
        where d.form_id = p_form and d.assignee_id = u.id and d.outcome = 'created'), 0)) into v_open, v_last from unnest(v_people) u (id);
  for i in 1 .. p_most loop
    select u.id into v_next from unnest(v_people) with ordinality u (id, place)
      order by (v_open ->> u.id::text)::int, (v_last ->> u.id::text)::numeric, u.place limit 1;
    return next v_next;
    v_last := v_last || jsonb_build_object(v_next, 1e12 + i);
    if p_assigning = 'least' then v_open := v_open || jsonb_build_object(v_next, (v_open ->> v_next::text)::int + 1); end if;
  end loop;
end $$;
grant execute on function app.form_turn(uuid, text, uuid, uuid[], int) to tandem_definer;
