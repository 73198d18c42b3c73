import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/entities/**/*.schema.ts", "./src/imports/*.schema.ts", "./src/search/*.schema.ts"],
  // bin/migration works in a folder of its own.
  out: "./node_modules/.migration",
});
