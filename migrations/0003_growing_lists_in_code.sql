PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_social_links` (
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
	CONSTRAINT "social_links_consent" CHECK(("__new_social_links"."consent_by" is null) = ("__new_social_links"."consent_on" is null))
);
--> statement-breakpoint
INSERT INTO `__new_social_links`("id", "category", "media_id", "url", "title", "texts", "thumbnail_key", "created_at", "tried_at", "checked_at", "refusals", "is_dead", "consent_by", "consent_on", "consent_note", "deleted_at", "version") SELECT "id", "category", "media_id", "url", "title", "texts", "thumbnail_key", "created_at", "tried_at", "checked_at", "refusals", "is_dead", "consent_by", "consent_on", "consent_note", "deleted_at", "version" FROM `social_links`;--> statement-breakpoint
DROP TABLE `social_links`;--> statement-breakpoint
ALTER TABLE `__new_social_links` RENAME TO `social_links`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `social_links_once` ON `social_links` (`category`,`media_id`);--> statement-breakpoint
CREATE INDEX `social_links_newest` ON `social_links` (`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `social_links_bin` ON `social_links` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `social_links_listed` ON `social_links` (`category`,`created_at`);--> statement-breakpoint
CREATE INDEX `social_links_tried` ON `social_links` (`tried_at`);--> statement-breakpoint
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
CREATE INDEX `messages_created` ON `messages` (`created_at`);--> statement-breakpoint
CREATE TRIGGER `social_links_inserted` AFTER INSERT ON `social_links` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `social_links_updated` AFTER UPDATE ON `social_links` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `social_links_deleted` AFTER DELETE ON `social_links` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;
