-- The end of a telephone number that is the same however it is dialled: without +, (0), 00, 011 and the 0 of a country.
create or replace function app.phone_end(p_written text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(regexp_replace(replace(p_written, '(0)', ''), '[^0-9]', '', 'g'), '^011(?=[0-9]{8})', ''), '^0+', '');
grant execute on function app.phone_end(text) to tandem_definer;
