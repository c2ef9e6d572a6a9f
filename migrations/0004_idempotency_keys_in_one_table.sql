-- A submission of before this migration still counts once. The daily job deletes keys after two days.
INSERT OR IGNORE INTO `idempotency_keys` (`key`, `request_hash`, `made`, `at`)
SELECT `idempotency_key`, coalesce(`request_hash`, ''), `id`, `created_at` FROM `appointments` WHERE `idempotency_key` IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `idempotency_keys` (`key`, `request_hash`, `made`, `at`)
SELECT `idempotency_key`, coalesce(`request_hash`, ''), `id`, `created_at` FROM `callbacks` WHERE `idempotency_key` IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `idempotency_keys` (`key`, `request_hash`, `made`, `at`)
SELECT `idempotency_key`, coalesce(`request_hash`, ''), `id`, `created_at` FROM `payments` WHERE `idempotency_key` IS NOT NULL;--> statement-breakpoint
DROP INDEX `appointments_idempotency`;--> statement-breakpoint
ALTER TABLE `appointments` DROP COLUMN `idempotency_key`;--> statement-breakpoint
ALTER TABLE `appointments` DROP COLUMN `request_hash`;--> statement-breakpoint
DROP INDEX `callbacks_idempotency`;--> statement-breakpoint
ALTER TABLE `callbacks` DROP COLUMN `idempotency_key`;--> statement-breakpoint
ALTER TABLE `callbacks` DROP COLUMN `request_hash`;--> statement-breakpoint
DROP INDEX `payments_idempotency`;--> statement-breakpoint
ALTER TABLE `payments` DROP COLUMN `idempotency_key`;--> statement-breakpoint
ALTER TABLE `payments` DROP COLUMN `request_hash`;
