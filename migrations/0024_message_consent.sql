ALTER TABLE `appointments` ADD `message_channel` text;--> statement-breakpoint
ALTER TABLE `appointments` ADD `language` text;--> statement-breakpoint
ALTER TABLE `callbacks` ADD `message_channel` text;--> statement-breakpoint
ALTER TABLE `callbacks` ADD `language` text;