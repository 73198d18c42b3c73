create table public.employee_presence (
  user_id uuid not null,
  is_online boolean not null,
  last_seen timestamp with time zone not null,
  current_page text,
  session_id text,
  kind text not null default 'employee'::text,
  constraint employee_presence_current_page_check CHECK ((current_page !~ '[?#]'::text)),
  constraint employee_presence_pkey PRIMARY KEY (user_id),
  constraint employee_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.employee_presence FOR EACH ROW EXECUTE FUNCTION app.references_of_employee_presence();
