import { phrase, t } from "../../ui/translate.ts";

/** What a task of the server is called. */
export const taskName = (task: string): string => t(names[task] ?? task);

const names: Record<string, string> = {
  seal_log: phrase("Seal the audit log"),
  find_duplicates: phrase("Detect duplicates"),
  write_mail: phrase("Write e-mails about notifications"),
  send_mail: phrase("Send e-mails"),
  push: phrase("Send notifications to devices"),
  repeat_tasks: phrase("Create the next repeating task"),
  take_up_imports: phrase("Resume interrupted imports"),
  fill_holidays: phrase("Load public holidays"),
  empty_stages: phrase("Move leads off removed stages"),
  empty_choices: phrase("Replace removed list values"),
  search_anew: phrase("Index custom fields for search"),
  rescore: phrase("Recalculate lead scores"),
  weigh_health: phrase("Recalculate client health"),
  wake_notifications: phrase("Return snoozed notifications"),
  forget_idempotency_keys: phrase("Delete idempotency keys after 30 days"),
  empty_bin: phrase("Empty the bin"),
  retire_imports: phrase("Delete old import files"),
  forget_tabs: phrase("Forget closed tabs"),
  retire_searches: phrase("Delete old searches"),
  retire_usage: phrase("Delete old usage events"),
  retire_monitoring: phrase("Delete old measurements"),
  retire_set_aside: phrase("Delete what was set aside long ago"),
  retire_tasks: phrase("Delete old agent tasks"),
  retire_notifications: phrase("Delete old notifications"),
  empty_own_fields: phrase("Delete values of removed fields"),
  retire_files: phrase("Delete unused files"),
  check_files: phrase("Check stored files"),
  note_parts: phrase("Record system health"),
  remind: phrase("Remind of activities"),
  remind_of_tasks: phrase("Remind of due tasks"),
  stop_timers: phrase("Stop forgotten timers"),
  remind_of_time: phrase("Remind of missing time"),
};
