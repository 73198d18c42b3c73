import { phrase } from "../../../ui/translate.ts";

// What the database says when a right stays as it is; the page shows it through `t`.
phrase("Only reading, creating, changing and deleting can be changed here.");
phrase("The rights of administrators stay as they are: nobody raises their own, and nobody is locked out.");
phrase("Auditors only read.");
phrase("This right is part of how Tandem works, so it stays as it is.");
phrase("A role that does not read these records can do nothing else with them.");
phrase("No page of this role shows these records.");
phrase("Clients reach only what belongs to their own account.");
phrase("These records have no such scope for this right.");
phrase("Whoever creates, changes or deletes these records has to read them. Take those rights away first.");
phrase(
  "Whoever deletes these records can change them: the right to change them has to reach at least as far as the right to delete them.",
);
phrase("An upgrade is under way: try again in a moment.");
phrase("The right stands like this already.");
phrase("A change of this right waits already. Decide on that one first.");
phrase("50 changes wait already. Decide on some of them first.");
phrase("This right was changed in the meantime. Look at what it is now, and try again.");
phrase("This right was changed since. Decline the proposal, and propose it again.");
phrase("This right was changed since, so this change cannot be taken back.");
phrase("What belongs to these records cannot follow this scope.");
phrase("Somebody is changing this right now. Try again in a moment.");
