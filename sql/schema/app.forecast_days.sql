create table app.forecast_days (
  day date not null,
  currency text not null,
  constraint forecast_days_pkey PRIMARY KEY (day)
);
