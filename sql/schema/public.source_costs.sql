create table public.source_costs (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  source text not null,
  month date not null,
  amount numeric(14,2) not null,
  constraint source_costs_amount CHECK ((amount >= (0)::numeric)),
  constraint source_costs_month CHECK (((EXTRACT(day FROM month) = (1)::numeric) AND ((month >= '2000-01-01'::date) AND (month <= '2100-12-01'::date)))),
  constraint source_costs_month_years CHECK (((month >= '0001-01-01'::date) AND (month <= '9999-12-31'::date))) NOT VALID,
  constraint source_costs_pkey PRIMARY KEY (id),
  constraint source_costs_source CHECK (((btrim(source) <> ''::text) AND (length(source) <= 200)))
);
CREATE UNIQUE INDEX source_costs_month_index ON public.source_costs USING btree (month, source) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.source_costs FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER e_choices BEFORE INSERT ON public.source_costs FOR EACH ROW EXECUTE FUNCTION app.choose_for_cost();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.source_costs FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
