/** Called by other definers and triggers only: whoever calls them has judged. Nobody who logs in may execute them. */
export const inner_definers = `
active_colleague administers admin_lasts_without bring_back_role check_until lasting_role_of make_right propose_right after_quiet after_working_minutes append await_answer await_budget begin_pipeline begin_session bound_tasks break_glass keep_case trial_of keep_policy in_force_policy break_trial check_mentions check_moved_task check_own_values check_link check_task_person check_task_record count_blockers notices_of_work check_said check_colleague copy_task choice_entered choose_for_account choose_for_cost choose_for_lead count_admins count_invitation count_upload
current_role_of data_gaps drop_second_factor drop_upload effects end_keys end_waiting enter_agent enter_by_feed enter_by_key enter_document enter_file files_saying enter_folder enter_project enter_task enter_stage feed_opens follow_versions forget_older_tabs forget_steps give_all goes_by
guard_transition handed_over is_admin join_team keep_agent keep_choice keep_company keep_holiday keep_membership keep_out keep_own_field keep_pipeline keep_rate keep_score_rules keep_stage keep_stay keep_team key_of_name key_opens keys_held let_go_tasks letter_addresses known_address log_change log_import_end look
mail_due meant move_costs
my_session note_device note_inbox notice_drafts notices_of_clients notices_of_events notices_of_mentions notices_of_records notices_of_tasks open_invitation open_proposal keep_repository keep_tool_server mark_tool_server monitor_works notices_of_findings notices_of_repositories notices_of_reports note_report_request
open_reset open_sign_in_link other_person pass_over place plan_next_step propose push_device_open push_due put_aside
put_rights_together queue_pushes refuse_rehearsal resume_tasks roll_up_next_step check_affiliation check_parent follow_contact follow_first_client follow_won_lead queue_health score_lead search_by search_own_field search_question search_reach search_ways spare_security stage_entered standing_invitation state_of still_administers tell_roles keep_schedule keep_wish make_due_tasks make_scheduled_task schedule_refused
take take_records_along tell tell_undelivered uncount_uploads unlocked stop_failing tell_whoever warn_of_budget weigh_client weigh_membership work_due working_minutes working_spans works_on would_see write_person write_reset
bound_time enter_time rate_of keep_project_rate follow_project_rate take_rates keep_archive keep_archived keep_timed keep_project_state follow_project_state
ask_for_workflow by_workflow end_workflow_run keep_workflow start_workflow_runs workflow_events workflow_time keep_webhook notices_of_webhooks webhook_events webhooks_due
ask_sender form_of keep_form lead_of_form step_of_form tell_of_form audience_of campaign_hour keep_campaign keep_campaign_link keep_suppression letter_unwanted run_for_campaign
follow_campaign_code wishes_quiet keep_big_screen keep_dashboard enter_asset enter_asset_comment enter_brief keep_shown_version may_approve keep_shown_work end_earlier_links forget_work
note_envelope tell_of_envelope tell_recipients ask_recipients add_recipients keep_signature end_envelope sign_envelope held_envelope envelope_events_of keep_sent_version
follow_template_use answer_ticket check_ticket enter_ticket notices_of_tickets support_people
keep_mailbox reads_mailbox mailbox_work_due mailboxes_due box_mails_due thread_of begin_conversation tell_conversation keep_letter call_off keep_mail_parts own_draft keep_draft_files check_conversation notices_of_mail
check_channel_member check_message enter_channel note_message notices_of_messages read_channel show_reaction writes_messages
stand_in_state keep_phase follow_phase stand_in_phase take_to_phase spread_ranks notices_of_time run_timer time_in_turn time_of_task
`
  .trim()
  .split(/\s+/);

/**
 * Triggers that app.settle makes of declarations, each in the place of one of the former kind: who declares lists nothing here.
 * How each kind is judged, and the names that what is declared makes it have.
 */
export const declared_definers: Record<string, string> = {
  "of the row that is written: its line in the search (app.make_searchable)":
    "select 'search_of_' || entity as name from app.searchable",
  "of the children of the row that is written: the columns that follow it (app.make_copies)":
    "select distinct 'copies_of_' || parent || '_to_' || app.copies_named(entity, parent, via) as name from app.copied_columns",
  "of the parent that the row names, which its writer must see: the columns that are copied (app.make_copies)":
    "select distinct 'copies_to_' || entity as name from app.copied_columns",
};
