ALTER TABLE "activities" ADD COLUMN "contact_ids" uuid[] DEFAULT '{}' NOT NULL;
CREATE INDEX "activities_contact_ids_index" ON "activities" USING gin ("contact_ids");
insert into app.reference_lists (entity, list, target) values ('activities', 'contact_ids', 'contacts');
