-- SQLite changes a check by rebuilding the table. No row refers to this one, and it has no triggers, so foreign keys stay on.
CREATE TABLE `__new_messages` (
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
	CONSTRAINT "messages_kind" CHECK("__new_messages"."kind" in ('received', 'confirmed', 'moved', 'cancelled', 'tomorrow', 'today', 'callback', 'feedback')),
	CONSTRAINT "messages_state" CHECK("__new_messages"."state" in ('waiting', 'sending', 'sent', 'delivered', 'read', 'failed', 'unclear', 'by-hand', 'sent-by-hand', 'dropped'))
);
--> statement-breakpoint
INSERT INTO `__new_messages`("id", "kind", "audience", "subject_kind", "subject_id", "subject_version", "day", "minute", "channel", "language", "template", "state", "reason", "dedupe_key", "due_at", "next_at", "expires_at", "attempts", "claim", "claimed_until", "provider", "provider_id", "error_code", "parts", "cost_paise", "made_by", "created_at", "sent_at", "delivered_at", "read_at", "ended_at") SELECT "id", "kind", "audience", "subject_kind", "subject_id", "subject_version", "day", "minute", "channel", "language", "template", "state", "reason", "dedupe_key", "due_at", "next_at", "expires_at", "attempts", "claim", "claimed_until", "provider", "provider_id", "error_code", "parts", "cost_paise", "made_by", "created_at", "sent_at", "delivered_at", "read_at", "ended_at" FROM `messages`;--> statement-breakpoint
DROP TABLE `messages`;--> statement-breakpoint
ALTER TABLE `__new_messages` RENAME TO `messages`;--> statement-breakpoint
CREATE UNIQUE INDEX `messages_dedupe` ON `messages` (`dedupe_key`) WHERE state <> 'dropped';--> statement-breakpoint
CREATE UNIQUE INDEX `messages_provider` ON `messages` (`provider`,`provider_id`) WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX `messages_waiting` ON `messages` (`next_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `messages_sending` ON `messages` (`claimed_until`) WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX `messages_subject` ON `messages` (`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `messages_ended` ON `messages` (`state`,`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX `messages_created` ON `messages` (`created_at`);