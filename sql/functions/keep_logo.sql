-- The company's logo from now on, as the program has read it (src/company/read-picture.ts); none takes the former away.
create or replace function app.keep_logo(p_picture text, p_kind text, p_width int, p_height int) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_picture bytea := decode(p_picture, 'base64'); v_sum text := substr(encode(sha256(v_picture), 'hex'), 1, 32);
begin
  perform app.require('company', 'update');
  update public.company set logo = v_sum where logo is distinct from v_sum;
  delete from app.company_logo where v_sum is null or sum <> v_sum;
  insert into app.company_logo (sum, kind, width, height, picture) select v_sum, p_kind, p_width, p_height, v_picture where v_sum is not null
    on conflict do nothing;
end $$;
grant execute on function app.keep_logo(text, text, int, int) to tandem_roles;
