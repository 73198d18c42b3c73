-- Contacts have a list and a panel of their own beside the clients: whoever is given one, or mentioned or reminded there, is led to it.
insert into app.noticed (entity, one, many, state, path) values ('contacts', 'Contact', 'Contacts', 'status', '/clients?tab=contacts');
