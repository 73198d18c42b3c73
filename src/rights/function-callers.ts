/** Who may call which function, beside their owners: each name as often as there are functions of it. */
export const function_callers: Record<string, string> = {
  tandem_app: `
accept_invitation end_agent_work enter logo_picture look_at_link report_error report_failure set_up use_reset wish_link
`,
  tandem_roles: `
account_id actor_id acts_on_people add_passkey adopt_policy agent_budgets agent_for agent_halt agent_lists agents_halted agree_role allow_tool
approval_changes ask_for_report beat begin_merge begin_release begin_revert by_machine caller cancel_task change_invitation change_password
change_second_factor change_settings changeable close_approval colleagues_on company_day confirm_second_factor consent contacts_seen decide_time decline_role dismiss_set_aside
drop_model_endpoint edit_approval end_api_key end_calendar_feed end_key_of end_my_sessions end_push_device end_run end_sessions_of error_list explain_as find find_by fold
foretell_merge forget_import_rows found get_unread_notification_count grant_changes grant_role halt_agents hand_over hand_over_all has_model hold in_person incident
invariant_breaks invite is_day is_locale is_zone job_list keep_logo keep_model_endpoint keep_mute keep_notice_choices keep_push_device keep_repository_token
keep_shift keep_tool_server_token kept_shift kept_tags key_id key_told last_look letters_of lift_halt link_sso log_export log_own_export look_at_repository made_task mail_log make_planned
mail_record make_api_key make_calendar_feed make_project_of_lead make_reset mark_all_notifications_read mark_notification_read may_tell me member_ids
merge_into merged_into model_settings mute_record my_account my_mutes my_notice_choices my_preferences my_push_devices name_seen new_id own_id
owned_by pairs patched paths phase_sums plan_of_project plan_of_task planned_tasks plus_working_days policy_results popular_searches portfolio predicate present_on pressed progress_of project_access
prove_session put_agent rates_of_project queue_letter queue_link_mail reaches_person reactivate_person read_scopes readable record_search record_usage refuse_identity
refuse_key rehearsed release remove_passkey rename_myself rename_passkey replay_case replay_task require rest_days retry_mail retry_set_aside revert_change rights
request_figures rights_of role row_security_gaps run_entities run_ids run_may run_schedule run_told runs_of search_candidates search_global security_state sees sees_by sees_living set_aside_list settle_error shown_alike run_job_now server_state
sign_in_risks similar_to start_agent_run start_run suspend_person system_health take_apart take_back_conversion take_over_run take_second_factor task_failures table_details table_list
task_steps task_sums team_id tellers told told_apart try_policy try_push unlink_sso unmake_task unmasked user_id verified verify_seals way_to web_vitals words work_of_week
working_days_between workload
`,
  tandem_system: `
beat_tasks begin_outside_call begin_step changes_after claim_repositories claim_tasks delegate deliver_notices deploy_agents empty_bin
empty_own_fields end_step end_trial expire_approvals find_duplicates forget_tabs hear_step holidays_wanted keep_approval keep_draft keep_errors keep_findings
keep_holidays keep_requests keep_step keep_trial_case lease_mail lease_pushes listening next_notice_mail next_trial_case note_failure note_release note_tool_step orchestration note_job
outside_tools pass_over_next queue_notice_mail queue_wished_mail read_model_endpoint remember remind remind_of_tasks remind_of_time repeat_task rescore retire_imports retire_monitoring pulse
retire_notifications retire_searches retire_set_aside retire_tasks retire_usage seal_log search_anew see_worker set_notice_mail_aside settle_mail
settle_push settle_repository settle_task settle_tool_server start_task_run stop_timers take_link_wish take_notice_mail tasks_to_repeat
tool_server_access wake_agents wake_notifications weigh_health
`,
  "tandem_auth, tandem_roles": `
by_agent refuse_agent
`,
  "tandem_app, tandem_roles": `
front_door
`,
  "tandem_roles, tandem_system": `
empty_choices empty_stages
`,
  tandem_auth: `
open_door use_passkey use_sign_in_link use_sso
`,
};
