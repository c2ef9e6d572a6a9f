DROP INDEX `doctors_listed`;--> statement-breakpoint
DROP INDEX `doctors_directory`;--> statement-breakpoint
DROP INDEX `doctors_available`;--> statement-breakpoint
DROP INDEX `doctors_alike`;--> statement-breakpoint
ALTER TABLE `doctors` ADD `place` integer DEFAULT 1000000 NOT NULL;--> statement-breakpoint
ALTER TABLE `doctors` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `doctors_bin` ON `doctors` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `doctors_listed` ON `doctors` (`is_deleted`,"name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `doctors_directory` ON `doctors` (`is_deleted`,`is_active`,`place`,"name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `doctors_available` ON `doctors` (`is_deleted`,`is_active`,`availability`,`place`,"name" collate nocase);--> statement-breakpoint
CREATE INDEX `doctors_alike` ON `doctors` (`is_deleted`,`is_active`,"specialization" collate nocase,`availability`,`place`,"name" collate nocase);--> statement-breakpoint
ALTER TABLE `directory_pages` ADD `place` integer DEFAULT 1000000 NOT NULL;--> statement-breakpoint
ALTER TABLE `social_links` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `social_links_newest` ON `social_links` (`created_at`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `social_links_bin` ON `social_links` (`deleted_at`) WHERE deleted_at is not null;