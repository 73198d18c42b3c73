create view app.mine with (security_invoker=true) as
 SELECT ((c.c ->> 'user'::text))::uuid AS user_id,
    ((c.c ->> 'team'::text))::uuid AS team_id,
    ((c.c ->> 'account'::text))::uuid AS account_id,
    r.entity,
    r.rights
   FROM (app.caller() c(c)
     JOIN app.role_rights r ON ((r.role = (c.c ->> 'role'::text))));
