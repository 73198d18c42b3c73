-- It goes to browsers as it stands: as text it is not put together anew for each of them.
alter table app.role_told alter column told type json using told::json;
