-- A completed visit did not hold its slot, so another one may stand beside it. The completed one is then in between.
UPDATE `appointments` SET `in_between` = 1
WHERE `status` = 'completed' AND `in_between` = 0 AND EXISTS (
	SELECT 1 FROM `appointments` AS `other`
	WHERE `other`.`doctor_id` = `appointments`.`doctor_id` AND `other`.`day` = `appointments`.`day`
		AND `other`.`minute` = `appointments`.`minute` AND `other`.`in_between` = 0 AND `other`.`id` <> `appointments`.`id`
		AND (`other`.`status` IN ('requested', 'confirmed') OR (`other`.`status` = 'completed' AND `other`.`id` < `appointments`.`id`))
);--> statement-breakpoint
DROP INDEX `appointments_slot`;--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_slot` ON `appointments` (`doctor_id`,`day`,`minute`) WHERE status in ('requested', 'confirmed', 'completed') and in_between = 0;