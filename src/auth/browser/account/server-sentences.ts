import { phrase } from "../../../ui/translate.ts";

// What the server says of a field when it refuses an act on one's account; forms show it through `t`.
phrase("This is not your password.");
phrase("needs at least 12 characters");
phrase("Too many people are signing in. Wait a moment and try again.");
