create view public.popular_searches with (security_invoker=true) as
 SELECT query_text,
    search_count
   FROM app.popular_searches() popular_searches(query_text, search_count);
