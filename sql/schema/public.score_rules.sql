create table public.score_rules (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  subject text not null,
  value text,
  amount integer,
  points integer not null,
  constraint score_rules_amount CHECK (((amount >= 0) AND (amount <=
CASE
    WHEN (subject = 'worth'::text) THEN 1000000000
    ELSE 36500
END))),
  constraint score_rules_field CHECK (((subject <> ALL (ARRAY['has'::text, 'lacks'::text])) OR (value = ANY (ARRAY['emails'::text, 'phones'::text, 'company_name'::text, 'title'::text, 'website'::text, 'value'::text, 'expected_close'::text, 'next_activity_at'::text, 'account_id'::text])))),
  constraint score_rules_needs CHECK (
CASE
    WHEN (subject = ANY (ARRAY['source'::text, 'country'::text, 'has'::text, 'lacks'::text])) THEN ((value IS NOT NULL) AND (amount IS NULL))
    WHEN (subject = 'overdue'::text) THEN ((value IS NULL) AND (amount IS NULL))
    ELSE ((value IS NULL) AND (amount IS NOT NULL))
END),
  constraint score_rules_pkey PRIMARY KEY (id),
  constraint score_rules_points CHECK ((((points >= '-100'::integer) AND (points <= 100)) AND (points <> 0))),
  constraint score_rules_subject CHECK ((subject = ANY (ARRAY['source'::text, 'country'::text, 'has'::text, 'lacks'::text, 'worth'::text, 'touched'::text, 'untouched'::text, 'older'::text, 'overdue'::text]))),
  constraint score_rules_value CHECK (((length(value) >= 1) AND (length(value) <= 200)))
);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.score_rules FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER w_rescore AFTER INSERT OR DELETE OR UPDATE ON public.score_rules FOR EACH STATEMENT EXECUTE FUNCTION app.keep_score_rules();
CREATE TRIGGER w_tell AFTER INSERT OR DELETE OR UPDATE ON public.score_rules FOR EACH STATEMENT EXECUTE FUNCTION app.tell_roles();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.score_rules FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
