-- Keeps what somebody wrote by hand: a name that was typed, or strokes of points as 'x-y.x-y_x-y.x-y', of which it checks form and size.
create or replace function app.keep_signature(p_recipient uuid, p_kind text, p_value text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_typed boolean := length(btrim(p_value)) between 2 and 120 and p_value !~ '[[:cntrl:]]';
  v_drawn boolean := length(p_value) <= 24000 and length(p_value) - length(replace(p_value, '_', '')) < 200
    and p_value ~ '^[0-9]{1,4}-[0-9]{1,4}([._][0-9]{1,4}-[0-9]{1,4})+$';
begin
  if not coalesce(p_kind = 'typed' and v_typed or p_kind = 'drawn' and v_drawn, false) then raise 'INVALID_INPUT' using errcode = '22023';
  end if;
  insert into app.signatures values (p_recipient, p_kind, btrim(p_value));
end $$;
