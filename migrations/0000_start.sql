CREATE TABLE `account_links` (
	`account_id` text PRIMARY KEY NOT NULL,
	`email` text,
	`role` text,
	`doctor_id` text,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_links_email_unique` ON `account_links` (`email`);--> statement-breakpoint
CREATE TABLE `account_policies` (
	`id` text PRIMARY KEY NOT NULL,
	`owners_need_code_since` integer
);
--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`account_id` text PRIMARY KEY NOT NULL,
	`doctor_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_secret_hash_unique` ON `calendar_feeds` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `daily_summaries` (
	`account_id` text PRIMARY KEY NOT NULL,
	`sent_day` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `known_devices` (
	`device_id` text NOT NULL,
	`user_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`signed_in_at` integer NOT NULL,
	PRIMARY KEY(`device_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_of_user` ON `known_devices` (`user_id`,`signed_in_at`);--> statement-breakpoint
CREATE INDEX `known_devices_signed_in` ON `known_devices` (`signed_in_at`);--> statement-breakpoint
CREATE TABLE `pending_sign_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`password_changed_at` integer NOT NULL,
	`remember` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pending_sign_ins_expired` ON `pending_sign_ins` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`cookie_hash` text NOT NULL,
	`bearer_hash` text NOT NULL,
	`remember` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`idle_expires_at` integer NOT NULL,
	`absolute_expires_at` integer NOT NULL,
	`user_agent` text NOT NULL,
	`address` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `sessions_of_user` ON `sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_expired` ON `sessions` (`absolute_expires_at`);--> statement-breakpoint
CREATE TABLE `totp_secrets` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`last_step` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`doctor_id` text,
	`password_hash` text NOT NULL,
	`is_demonstration` integer DEFAULT false NOT NULL,
	`disabled_at` integer,
	`created_at` integer NOT NULL,
	`password_changed_at` integer NOT NULL,
	`signed_in_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `appointment_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text,
	`what` text NOT NULL,
	`from_day` text,
	`from_minute` integer,
	`from_status` text,
	`from_arrived_at` integer,
	`reason` text,
	`from_doctor_id` text,
	`from_doctor_name` text,
	CONSTRAINT "appointment_changes_what" CHECK("appointment_changes"."what" in ('booked', 'moved', 'confirmed', 'arrived', 'completed', 'cancelled', 'no-show', 'taken-back', 'corrected'))
);
--> statement-breakpoint
CREATE INDEX `appointment_changes_of` ON `appointment_changes` (`appointment_id`,`version`);--> statement-breakpoint
CREATE TABLE `appointment_words` (
	`word` text NOT NULL,
	`appointment_id` text NOT NULL,
	PRIMARY KEY(`word`, `appointment_id`)
);
--> statement-breakpoint
CREATE INDEX `appointment_words_of` ON `appointment_words` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `appointments` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`doctor_id` text NOT NULL,
	`doctor_name` text NOT NULL,
	`fee_paise` integer NOT NULL,
	`visit` text NOT NULL,
	`day` text NOT NULL,
	`minute` integer NOT NULL,
	`status` text NOT NULL,
	`in_between` integer NOT NULL,
	`patient_name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`note` text,
	`booked_for` text NOT NULL,
	`booker_name` text,
	`adult_name` text,
	`safe_to_call` integer NOT NULL,
	`call_as` text,
	`best_time` text,
	`consent_at` integer,
	`notice_edition` integer,
	`arrived_at` integer,
	`cancel_reason` text,
	`created_by` text,
	`seen_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL,
	`idempotency_key` text,
	`request_hash` text,
	`erase_on` text,
	`anonymised_at` integer,
	`message_channel` text,
	`language` text,
	`is_call_asked` integer DEFAULT true NOT NULL,
	`network` text,
	CONSTRAINT "appointments_visit" CHECK("appointments"."visit" in ('hospital', 'video')),
	CONSTRAINT "appointments_status" CHECK("appointments"."status" in ('requested', 'confirmed', 'completed', 'cancelled', 'no-show')),
	CONSTRAINT "appointments_booked_for" CHECK("appointments"."booked_for" in ('self', 'other')),
	CONSTRAINT "appointments_fee" CHECK("appointments"."fee_paise" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_slot` ON `appointments` (`doctor_id`,`day`,`minute`) WHERE status in ('requested', 'confirmed', 'completed') and in_between = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_reference` ON `appointments` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_idempotency` ON `appointments` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `appointments_day` ON `appointments` (`day`,`minute`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_visit` ON `appointments` (`visit`,`day`,`minute`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_doctor` ON `appointments` (`doctor_id`,`day`,`minute`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_phone` ON `appointments` (`phone`,`day`);--> statement-breakpoint
CREATE INDEX `appointments_unseen` ON `appointments` (`created_at`) WHERE seen_at is null and created_by is null;--> statement-breakpoint
CREATE INDEX `appointments_requested` ON `appointments` (`day`,`minute`) WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX `appointments_personal` ON `appointments` (`day`) WHERE anonymised_at is null;--> statement-breakpoint
CREATE INDEX `appointments_network` ON `appointments` (`network`) WHERE network is not null;--> statement-breakpoint
CREATE INDEX `appointments_to_erase` ON `appointments` (`erase_on`) WHERE erase_on is not null;--> statement-breakpoint
CREATE TABLE `waiting_list` (
	`id` text PRIMARY KEY NOT NULL,
	`doctor_id` text NOT NULL,
	`doctor_name` text NOT NULL,
	`visit` text NOT NULL,
	`from_day` text NOT NULL,
	`until_day` text NOT NULL,
	`patient_name` text NOT NULL,
	`phone` text NOT NULL,
	`safe_to_call` integer NOT NULL,
	`status` text NOT NULL,
	`tries` integer NOT NULL,
	`last_tried_at` integer,
	`declined` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`erase_on` text,
	`is_call_asked` integer DEFAULT true NOT NULL,
	CONSTRAINT "waiting_list_visit" CHECK("waiting_list"."visit" in ('hospital', 'video')),
	CONSTRAINT "waiting_list_status" CHECK("waiting_list"."status" in ('waiting', 'booked', 'left')),
	CONSTRAINT "waiting_list_ended" CHECK(("waiting_list"."status" = 'waiting') = ("waiting_list"."ended_at" is null)),
	CONSTRAINT "waiting_list_days" CHECK("waiting_list"."from_day" <= "waiting_list"."until_day")
);
--> statement-breakpoint
CREATE INDEX `waiting_list_open` ON `waiting_list` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `waiting_list_phone` ON `waiting_list` (`phone`);--> statement-breakpoint
CREATE INDEX `waiting_list_until` ON `waiting_list` (`until_day`);--> statement-breakpoint
CREATE INDEX `waiting_list_to_erase` ON `waiting_list` (`erase_on`) WHERE erase_on is not null;--> statement-breakpoint
CREATE TABLE `callbacks` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`subject` text DEFAULT 'call' NOT NULL,
	`best_time` text,
	`call_as` text,
	`safe_to_call` integer NOT NULL,
	`consent_at` integer NOT NULL,
	`notice_edition` integer NOT NULL,
	`status` text NOT NULL,
	`tries` integer NOT NULL,
	`last_tried_at` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`idempotency_key` text,
	`request_hash` text,
	`message_channel` text,
	`language` text,
	CONSTRAINT "callbacks_status" CHECK("callbacks"."status" in ('open', 'done')),
	CONSTRAINT "callbacks_ended" CHECK(("callbacks"."status" = 'done') = ("callbacks"."ended_at" is not null))
);
--> statement-breakpoint
CREATE INDEX `callbacks_listed` ON `callbacks` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `callbacks_phone` ON `callbacks` (`phone`);--> statement-breakpoint
CREATE INDEX `callbacks_created` ON `callbacks` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `callbacks_idempotency` ON `callbacks` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `doctors` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text,
	`name` text NOT NULL,
	`specialization` text NOT NULL,
	`hospital` text NOT NULL,
	`about` text NOT NULL,
	`qualification` text NOT NULL,
	`awards` text NOT NULL,
	`experience` text NOT NULL,
	`fees` integer NOT NULL,
	`availability` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`picture_key` text,
	`hospital_slots` text NOT NULL,
	`video_slots` text NOT NULL,
	`ekalink` text,
	`working_days` text DEFAULT '["Mon","Tue","Wed","Thu","Fri","Sat"]' NOT NULL,
	`weekday_hours` text DEFAULT '{}' NOT NULL,
	`leave` text DEFAULT '[]' NOT NULL,
	`registration_council` text,
	`registration_number` text,
	`gender` text,
	`languages` text DEFAULT '[]' NOT NULL,
	`texts` text DEFAULT '{}' NOT NULL,
	`place` integer DEFAULT 1000000 NOT NULL,
	`is_deleted` integer DEFAULT false NOT NULL,
	`deleted_at` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "doctors_availability" CHECK("doctors"."availability" in ('available', 'unavailable'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `doctors_slug` ON `doctors` (`slug`);--> statement-breakpoint
CREATE INDEX `doctors_listed` ON `doctors` (`is_deleted`,"name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `doctors_directory` ON `doctors` (`is_deleted`,`is_active`,`place`,"name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `doctors_available` ON `doctors` (`is_deleted`,`is_active`,`availability`,`place`,"name" collate nocase);--> statement-breakpoint
CREATE INDEX `doctors_alike` ON `doctors` (`is_deleted`,`is_active`,"specialization" collate nocase,`availability`,`place`,"name" collate nocase);--> statement-breakpoint
CREATE INDEX `doctors_with_leave` ON `doctors` (`id`) WHERE leave <> '[]';--> statement-breakpoint
CREATE INDEX `doctors_bin` ON `doctors` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `hospital_fact_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`section` text NOT NULL,
	`version` integer NOT NULL,
	`texts_before` text NOT NULL,
	`texts_after` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hospital_fact_changes_version` ON `hospital_fact_changes` (`section`,`version`);--> statement-breakpoint
CREATE TABLE `hospital_facts` (
	`section` text PRIMARY KEY NOT NULL,
	`texts` text NOT NULL,
	`version` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text,
	CONSTRAINT "hospital_facts_texts" CHECK(json_valid("hospital_facts"."texts"))
);
--> statement-breakpoint
CREATE TABLE `link_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`link_id` text NOT NULL,
	`category` text NOT NULL,
	`url` text NOT NULL,
	`consent_by` text NOT NULL,
	`consent_on` text NOT NULL,
	`consent_note` text NOT NULL,
	`recorded_at` integer NOT NULL,
	`recorded_by` text,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `link_consents_of` ON `link_consents` (`link_id`,`recorded_at`);--> statement-breakpoint
CREATE INDEX `link_consents_ended` ON `link_consents` (`ended_at`);--> statement-breakpoint
CREATE TABLE `social_links` (
	`id` text PRIMARY KEY NOT NULL,
	`category` text NOT NULL,
	`media_id` text NOT NULL,
	`url` text NOT NULL,
	`title` text,
	`texts` text DEFAULT '{}' NOT NULL,
	`thumbnail_key` text,
	`created_at` integer NOT NULL,
	`tried_at` integer,
	`checked_at` integer,
	`refusals` integer DEFAULT 0 NOT NULL,
	`is_dead` integer DEFAULT false NOT NULL,
	`consent_by` text,
	`consent_on` text,
	`consent_note` text,
	`deleted_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "social_links_category" CHECK("social_links"."category" in ('homestories', 'homeyoutube', 'homeinsta', 'mediayoutube', 'mediayoutubelatest', 'mediainsta')),
	CONSTRAINT "social_links_consent" CHECK(("social_links"."consent_by" is null) = ("social_links"."consent_on" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `social_links_once` ON `social_links` (`category`,`media_id`);--> statement-breakpoint
CREATE INDEX `social_links_newest` ON `social_links` (`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `social_links_bin` ON `social_links` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `social_links_listed` ON `social_links` (`category`,`created_at`);--> statement-breakpoint
CREATE INDEX `social_links_tried` ON `social_links` (`tried_at`);--> statement-breakpoint
CREATE TABLE `message_stops` (
	`phone` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`how` text NOT NULL,
	CONSTRAINT "message_stops_how" CHECK("message_stops"."how" in ('whatsapp', 'desk', 'own'))
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`audience` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`subject_version` integer NOT NULL,
	`day` text,
	`minute` integer,
	`channel` text,
	`language` text,
	`template` text,
	`state` text NOT NULL,
	`reason` text,
	`dedupe_key` text NOT NULL,
	`due_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`claim` text,
	`claimed_until` integer,
	`provider` text,
	`provider_id` text,
	`error_code` text,
	`parts` integer,
	`cost_paise` integer,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`delivered_at` integer,
	`read_at` integer,
	`ended_at` integer,
	CONSTRAINT "messages_kind" CHECK("messages"."kind" in ('received', 'confirmed', 'moved', 'cancelled', 'tomorrow', 'today', 'callback', 'feedback')),
	CONSTRAINT "messages_state" CHECK("messages"."state" in ('waiting', 'sending', 'sent', 'delivered', 'read', 'failed', 'unclear', 'by-hand', 'sent-by-hand', 'dropped'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_dedupe` ON `messages` (`dedupe_key`) WHERE state <> 'dropped';--> statement-breakpoint
CREATE UNIQUE INDEX `messages_provider` ON `messages` (`provider`,`provider_id`) WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX `messages_waiting` ON `messages` (`next_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `messages_sending` ON `messages` (`claimed_until`) WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX `messages_subject` ON `messages` (`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `messages_ended` ON `messages` (`state`,`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX `messages_created` ON `messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `bills` (
	`appointment_id` text PRIMARY KEY NOT NULL,
	`fee_paise` integer NOT NULL,
	`discount_paise` integer NOT NULL,
	`discount_reason` text,
	`discount_by` text,
	`discount_at` integer,
	`reduction_paise` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bills_discount" CHECK("bills"."discount_paise" >= 0 and "bills"."discount_paise" <= "bills"."fee_paise")
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`financial_year` integer NOT NULL,
	`receipt_number` integer NOT NULL,
	`amount_paise` integer NOT NULL,
	`method` text NOT NULL,
	`reference` text,
	`refunded_paise` integer NOT NULL,
	`patient_name` text NOT NULL,
	`doctor_id` text NOT NULL,
	`doctor_name` text NOT NULL,
	`doctor_registration` text,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	`by` text NOT NULL,
	`idempotency_key` text,
	`request_hash` text,
	CONSTRAINT "payments_method" CHECK("payments"."method" in ('cash', 'card', 'upi')),
	CONSTRAINT "payments_amount" CHECK("payments"."amount_paise" > 0),
	CONSTRAINT "payments_refunded" CHECK("payments"."refunded_paise" >= 0 and "payments"."refunded_paise" <= "payments"."amount_paise")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receipt` ON `payments` (`financial_year`,`receipt_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_upi_reference` ON `payments` (`reference`) WHERE method = 'upi';--> statement-breakpoint
CREATE UNIQUE INDEX `payments_idempotency` ON `payments` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `payments_appointment` ON `payments` (`appointment_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_day` ON `payments` (`day`,`created_at`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`reason` text,
	`method` text NOT NULL,
	`doctor_id` text NOT NULL,
	`doctor_name` text NOT NULL,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	`by` text NOT NULL,
	CONSTRAINT "refunds_method" CHECK("refunds"."method" in ('cash', 'card', 'upi')),
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_day` ON `refunds` (`day`);--> statement-breakpoint
CREATE TABLE `till_closings` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`counted_paise` integer NOT NULL,
	`expected_paise` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`note` text,
	CONSTRAINT "till_closings_counted" CHECK("till_closings"."counted_paise" >= 0)
);
--> statement-breakpoint
CREATE INDEX `till_closings_day` ON `till_closings` (`day`,`at`);--> statement-breakpoint
CREATE TABLE `till_floats` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	CONSTRAINT "till_floats_amount" CHECK("till_floats"."amount_paise" >= 0)
);
--> statement-breakpoint
CREATE INDEX `till_floats_day` ON `till_floats` (`day`,`at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`before` text,
	`after` text,
	`address` text NOT NULL,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_of_user` ON `audit_log` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `data_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`facts_version` integer DEFAULT 0 NOT NULL,
	`purged_for` text DEFAULT '' NOT NULL,
	CONSTRAINT "data_version_one" CHECK("data_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `failures` (
	`day` text NOT NULL,
	`route` text NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	`last_request_id` text NOT NULL,
	`last_line` text NOT NULL,
	PRIMARY KEY(`day`, `route`, `event`)
);
--> statement-breakpoint
CREATE TABLE `picture_removals` (
	`key` text PRIMARY KEY NOT NULL,
	`remove_after` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `window_counts` (
	`key` text NOT NULL,
	`ends_at` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `ends_at`)
);
--> statement-breakpoint
CREATE INDEX `window_counts_ended` ON `window_counts` (`ends_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`made` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_at` ON `idempotency_keys` (`at`);--> statement-breakpoint
INSERT INTO `data_version` (`id`, `version`) VALUES (1, CAST(unixepoch('subsec') * 1000 AS INTEGER));--> statement-breakpoint
CREATE TRIGGER `doctors_inserted` AFTER INSERT ON `doctors` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `doctors_updated` AFTER UPDATE ON `doctors` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `doctors_deleted` AFTER DELETE ON `doctors` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `social_links_inserted` AFTER INSERT ON `social_links` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `social_links_updated` AFTER UPDATE ON `social_links` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `social_links_deleted` AFTER DELETE ON `social_links` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `hospital_facts_inserted` AFTER INSERT ON `hospital_facts` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), `facts_version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `hospital_facts_updated` AFTER UPDATE ON `hospital_facts` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), `facts_version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `hospital_facts_deleted` AFTER DELETE ON `hospital_facts` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), `facts_version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;
