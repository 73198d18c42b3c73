-- A lead that was won becomes a client: when, and which contact was made of it or found. (Which client, `account_id` says.)
alter table public.leads add converted_at timestamptz, add converted_contact_id uuid references public.contacts (id);
create index on public.leads (converted_contact_id);
-- What a lead is held against before it is converted, beside what has its index already.
create index on public.accounts (siren);
create index on public.accounts (phone);
create index on public.accounts (website);
create index on public.contacts using gin (phones);

-- Who makes clients of leads: whoever may make clients and contacts, of the leads that they may change.
insert into app.role_permissions (role, entity, verb, scope) values
  ('admin', 'leads', 'convert', 'all'), ('sales', 'leads', 'convert', 'own'), ('sales', 'leads', 'convert', 'team');

-- A verb that has a result keeps it for a repetition, once it is known.
grant update (result) on app.idempotency to tandem_roles;
