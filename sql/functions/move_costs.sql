-- What a source cost that another one took the place of is the cost of that one, beside its own of the same month.
create or replace function app.move_costs(p_from text, p_to text) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (update public.source_costs set deleted_at = now() where source = p_from and deleted_at is null
      and exists (select from public.source_costs t where t.source = p_to and t.month = source_costs.month and t.deleted_at is null)
      returning month, amount)
  update public.source_costs t set amount = t.amount + gone.amount from gone where t.source = p_to and t.month = gone.month and t.deleted_at is null;
  update public.source_costs set source = p_to where source = p_from and deleted_at is null;
$$;
