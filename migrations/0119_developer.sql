-- The page for developers names the migrations that were applied, and the release of the functions.
grant usage on schema migrations to tandem_definer;
grant select on migrations.applied, migrations.settled to tandem_definer;
