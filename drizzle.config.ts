import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/entities/**/*.schema.ts", "./src/imports/*.schema.ts", "./src/search/*.schema.ts"],
  out: "./migrations",
});
