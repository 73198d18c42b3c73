-- Where somebody is told is theirs to say, and not a program's that holds their key.
create trigger "0_refuse_keys" before insert or update or delete on app.push_devices for each statement execute function app.refuse_keys();
