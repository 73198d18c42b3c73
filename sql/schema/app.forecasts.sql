create table app.forecasts (
  day date not null,
  month date not null,
  owner_id uuid,
  team_id uuid,
  won numeric(16,2) not null,
  committed numeric(16,2) not null,
  best numeric(16,2) not null,
  weighted numeric(16,2) not null,
  constraint forecasts_day_fkey FOREIGN KEY (day) REFERENCES app.forecast_days(day) ON DELETE CASCADE,
  constraint forecasts_day_month_owner_id_team_id_key UNIQUE NULLS NOT DISTINCT (day, month, owner_id, team_id),
  constraint forecasts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint forecasts_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX forecasts_owner_id_idx ON app.forecasts USING btree (owner_id);
CREATE INDEX forecasts_team_id_idx ON app.forecasts USING btree (team_id);
