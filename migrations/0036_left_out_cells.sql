-- Imports take a row without the cell that cannot be read: what was left out is kept with it, and summed up for the file.
ALTER TABLE "app"."import_rows" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint

-- The grants are per column.
select app.govern('imports', 'state', false);

-- (As in 0032.)
select app.bound_values('public.imports', 1000000);
