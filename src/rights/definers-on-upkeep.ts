/** Of those that the server calls those that remove what is past its time. */
export const on_retiring = {
  "retire_imports()": "the server only",
  "retire_notifications()": "the server only",
  "retire_set_aside()": "the server only",
  "retire_searches()": "the server only",
  "retire_tasks()": "the server only",
};

/** Of those that the server calls those that remind people, and end by themselves what nobody ended. */
export const on_reminding = {
  "remind()": "the server only",
  "remind_of_tasks()": "the server only",
  "remind_of_tickets()": "the server only",
  "remind_of_rights()": "the server only",
  "end_roles()": "the server only",
  "close_tickets()": "the server only",
  "remind_of_time()": "the server only",
  "stop_timers()": "the server only",
};
