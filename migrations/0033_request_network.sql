ALTER TABLE `appointments` ADD `network` text;--> statement-breakpoint
CREATE INDEX `appointments_network` ON `appointments` (`network`) WHERE network is not null;
