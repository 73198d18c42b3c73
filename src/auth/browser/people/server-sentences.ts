import { phrase } from "../../../ui/translate.ts";

// What the database says of a field when it refuses an act on people; forms show it through `t`.
phrase("choose the client they belong to");
phrase("staff belong to no client");
phrase("no such team");
phrase("People are in this team. Give each of them another team first.");
phrase("no such role");
phrase("not a role of that kind of person");
phrase("somebody signs in with this address already");
phrase("the last admin stays");
phrase("choose an active colleague");
phrase("This was decided already.");
phrase("Another administrator has to agree.");
phrase("Whoever proposed this is no administrator any more. Propose it yourself.");
phrase("You may make 20 invitations a day. Try again tomorrow, or ask an administrator.");
phrase("You may make 200 invitations a day. Try again tomorrow.");
phrase("choose a moment that is still to come");
phrase("a role for a time lasts a year at most");
phrase("there is no role that could come back");
phrase("choose another role than the one that comes back");
phrase("only somebody who is active gets a role for a time");
phrase("Another administrator has to agree. Give this person the role that comes back, without an end.");
phrase("This role has no end any more.");
