DROP TABLE `directory_pages`;--> statement-breakpoint
DROP TABLE `doctor_suffixes`;