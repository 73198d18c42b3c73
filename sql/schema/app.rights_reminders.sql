create table app.rights_reminders (
  asset_id uuid not null,
  ends_on date not null,
  constraint rights_reminders_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES brief_assets(id) ON DELETE CASCADE,
  constraint rights_reminders_pkey PRIMARY KEY (asset_id)
);
