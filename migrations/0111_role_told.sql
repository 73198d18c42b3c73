-- What app.me tells of each role, written anew whenever what it follows from changes (app.tell_roles).
create table app.role_told (role text primary key references app.roles (name), told jsonb not null);
