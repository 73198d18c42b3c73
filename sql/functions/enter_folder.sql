-- A folder is not in itself, and at most 20 levels deep.
create or replace function app.enter_folder() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_above uuid := new.parent_id; v_deep int := 0;
begin
  while v_above is not null loop
    v_deep := v_deep + 1;
    if v_above = new.id then raise 'INVALID_INPUT' using errcode = '23514',
      detail = 'A folder cannot be moved into itself.'; end if;
    if v_deep > 20 then raise 'INVALID_INPUT' using errcode = '23514',
      detail = 'Folders can be nested at most 20 levels deep.'; end if;
    select parent_id into v_above from public.document_folders where id = v_above;
  end loop;
  return new;
end $$;
create or replace trigger e_folder before insert or update of parent_id on public.document_folders for each row execute function app.enter_folder();
