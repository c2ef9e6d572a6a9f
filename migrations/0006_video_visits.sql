ALTER TABLE `appointments` ADD `video_link` text;--> statement-breakpoint
ALTER TABLE `appointments` ADD `video_room` text;--> statement-breakpoint
ALTER TABLE `doctors` ADD `video_link` text;--> statement-breakpoint
-- A visit that is booked already gets its room here. New ones draw it when they are booked.
UPDATE `appointments` SET `video_room` = lower(hex(randomblob(16))) WHERE `visit` = 'video' AND `status` IN ('requested', 'confirmed');
