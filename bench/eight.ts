/** The columns that a table of leads draws. */
export const eight = ["id", "name", "company_name", "emails", "stage", "value", "owner_id", "created_at"];
