CREATE TABLE `directory_pages` (
	`page` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`doctor_id` text NOT NULL,
	`size` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `doctor_suffixes` (
	`suffix` text NOT NULL,
	`doctor_id` text NOT NULL,
	PRIMARY KEY(`suffix`, `doctor_id`)
);
--> statement-breakpoint
CREATE INDEX `doctor_suffixes_doctor` ON `doctor_suffixes` (`doctor_id`);--> statement-breakpoint
CREATE INDEX `doctors_directory` ON `doctors` (`is_deleted`,`is_active`,"name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `doctors_available` ON `doctors` (`is_deleted`,`is_active`,`availability`,"name" collate nocase);--> statement-breakpoint
CREATE INDEX `doctors_alike` ON `doctors` (`is_deleted`,`is_active`,"specialization" collate nocase,`availability`,"name" collate nocase);--> statement-breakpoint
WITH RECURSIVE
	`fields` (`id`, `text`) AS (
		SELECT `id`, lower(`name`) FROM `doctors` WHERE `is_deleted` = 0
		UNION ALL SELECT `id`, lower(`hospital`) FROM `doctors` WHERE `is_deleted` = 0
		UNION ALL SELECT `id`, lower(`specialization`) FROM `doctors` WHERE `is_deleted` = 0
	),
	`pieces` (`id`, `text`) AS (
		SELECT `id`, `text` FROM `fields`
		UNION ALL SELECT `id`, substr(`text`, 2) FROM `pieces` WHERE length(`text`) > 1
	)
INSERT OR IGNORE INTO `doctor_suffixes` (`suffix`, `doctor_id`)
SELECT substr(`text`, 1, 24), `id` FROM `pieces` WHERE `text` NOT LIKE ' %';
--> statement-breakpoint
INSERT INTO `directory_pages` (`page`, `name`, `doctor_id`, `size`)
SELECT `place` / 24 + 1, `name`, `id`, min(24, `doctors` - `place`)
FROM (
	SELECT `name`, `id`, count(*) OVER () AS `doctors`, row_number() OVER (ORDER BY `name` COLLATE NOCASE, `id`) - 1 AS `place`
	FROM `doctors` WHERE `is_deleted` = 0 AND `is_active` = 1
)
WHERE `place` % 24 = 0;
