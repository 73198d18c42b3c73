-- The picture of the company's logo, for whoever asks: it stands on the sign-in page and in letters.
create or replace function app.logo_picture(p_sum text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('kind', kind, 'picture', translate(encode(picture, 'base64'), E'\n', '')) from app.company_logo where sum = p_sum
$$;
grant execute on function app.logo_picture(text) to tandem_app;
