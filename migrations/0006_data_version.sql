CREATE TABLE `data_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	CONSTRAINT "data_version_one" CHECK("data_version"."id" = 1)
);--> statement-breakpoint
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
END;
