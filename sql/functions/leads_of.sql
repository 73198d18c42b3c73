-- Which leads figures are narrowed to, of those that the caller sees: an owner's, a team's, those that nobody owns, or all where nothing is said. (Its text
-- is written into what asks it, so that only the rows that are asked for are read.)
create or replace function app.leads_of(p_of jsonb)
  returns table (id uuid, created_at timestamptz, stage text, stage_entered_at timestamptz, value numeric, currency text) language sql stable
begin atomic
  select l.id, l.created_at, l.stage, l.stage_entered_at, l.value, l.currency from public.leads l where l.deleted_at is null
    and (p_of ->> 'owner' is null or l.owner_id = (p_of ->> 'owner')::uuid)
    and (p_of ->> 'team' is null or l.team_id = (p_of ->> 'team')::uuid)
    and (p_of ->> 'unowned' is null or l.owner_id is null);
end;
grant execute on function app.leads_of(jsonb) to tandem_roles;
