import { phrase } from "../../../ui/translate.ts";

// What the server says of a code; forms show it through `t`.
phrase("This code is not right, or was used already.");
