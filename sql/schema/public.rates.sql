create table public.rates (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  currency text not null,
  rate numeric(20,10) not null,
  constraint rates_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint rates_pkey PRIMARY KEY (id),
  constraint rates_rate CHECK (((rate > (0)::numeric) AND (rate < (1000000)::numeric)))
);
CREATE UNIQUE INDEX rates_currency_index ON public.rates USING btree (currency) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.rates FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE OF currency, deleted_at ON public.rates FOR EACH ROW WHEN ((new.deleted_at IS NULL)) EXECUTE FUNCTION app.keep_rate();
CREATE TRIGGER w_rescore AFTER INSERT OR DELETE OR UPDATE ON public.rates FOR EACH STATEMENT EXECUTE FUNCTION app.keep_score_rules();
CREATE TRIGGER w_tell AFTER INSERT OR DELETE OR UPDATE ON public.rates FOR EACH STATEMENT EXECUTE FUNCTION app.tell_roles();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.rates FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
