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
ALTER TABLE `data_version` ADD `facts_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TRIGGER `hospital_facts_inserted` AFTER INSERT ON `hospital_facts` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), `facts_version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `hospital_facts_updated` AFTER UPDATE ON `hospital_facts` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), `facts_version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `hospital_facts_deleted` AFTER DELETE ON `hospital_facts` BEGIN
	UPDATE `data_version` SET `version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), `facts_version` = max(`version` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE `id` = 1;
END;
