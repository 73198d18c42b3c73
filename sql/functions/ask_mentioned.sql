-- A comment that mentions an agent asks it: a task of its writer, who may give it or may not comment so. What is mentioned is the
-- agent that the queue gives such a task to, and can do what a mention begins (src/agents/jobs/mentioned.ts holds the same list).
-- Only what is said among colleagues asks, once, as it is written:
-- what stands beside the mention is the question; a mention alone has the record summarised. Whoever asks waits for it: at once.
create or replace function app.ask_mentioned() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_agent uuid; v_capability text; v_refused text; v_question text;
begin
  v_refused := case when app.by_agent() or app.caller() ? 'run' then 'Agents ask no agents by a comment.'
    when new.account_id is not null then 'What the client reads asks no agent.'
    when cardinality(new.agent_ids) > 3 then 'A comment asks three agents at most.' end;
  for v_agent in select distinct unnest(new.agent_ids) loop
    exit when v_refused is not null;
    v_question := btrim(replace(new.body, '@' || coalesce((select name from public.ai_agents where id = v_agent), ''), ''));
    select c into v_capability from unnest('{answer_question,summarise_timeline}'::text[]) with ordinality u (c, no)
     where app.agent_for(c) = v_agent and (c <> 'answer_question' or v_question <> '') order by no limit 1;
    if not found then v_refused := 'An agent that is mentioned cannot be asked by a comment now.'; exit; end if;
    insert into public.agent_tasks (owner_id, title, priority, required_capability, input) values (app.user_id(),
      left(regexp_replace(btrim(new.body), '\s+', ' ', 'g'), 200), 'P0', v_capability,
      jsonb_build_object('entity', new.entity, 'id', new.row_id, 'comment_id', new.id)
        || case v_capability when 'answer_question' then jsonb_build_object('question', left(v_question, 2000)) else '{}' end);
  end loop;
  if v_refused is not null then raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'agent_ids', detail = v_refused; end if;
  return null;
end $$;
create or replace trigger f_ask after insert on public.comments for each row when (new.agent_ids <> '{}') execute function app.ask_mentioned();
