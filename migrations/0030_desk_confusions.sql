ALTER TABLE `appointments` ADD `is_call_asked` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `waiting_list` ADD `is_call_asked` integer DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE `appointments` SET `is_call_asked` = 0 WHERE `safe_to_call` = 0 AND `created_by` IS NOT NULL;--> statement-breakpoint
UPDATE `waiting_list` SET `is_call_asked` = 0 WHERE `safe_to_call` = 0;--> statement-breakpoint
UPDATE OR REPLACE `appointment_words` SET `word` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word, 'aa', 'a'), 'ee', 'i'), 'oo', 'u'), 'ou', 'u'), 'ow', 'u'), 'sh', 's'), 'th', 't'), 'dh', 'd'), 'bh', 'b'), 'kh', 'k'), 'gh', 'g'), 'jh', 'j'), 'ph', 'f'), 'ck', 'k'), 'w', 'v'), 'z', 'j'), 'q', 'k'), 'x', 'ks'), 'y', 'i'), 'aa', 'a'), 'bb', 'b'), 'cc', 'c'), 'dd', 'd'), 'ee', 'e'), 'ff', 'f'), 'gg', 'g'), 'hh', 'h'), 'ii', 'i'), 'jj', 'j'), 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n'), 'oo', 'o'), 'pp', 'p'), 'rr', 'r'), 'ss', 's'), 'tt', 't'), 'uu', 'u'), 'vv', 'v');--> statement-breakpoint
INSERT OR IGNORE INTO `appointment_words` (`word`, `appointment_id`)
WITH RECURSIVE endings(word, id) AS (
  SELECT `word`, `appointment_id` FROM `appointment_words`
  UNION SELECT substr(word, 2), id FROM endings WHERE length(word) > 3
)
SELECT word, id FROM endings;--> statement-breakpoint
INSERT OR IGNORE INTO `appointment_words` (`word`, `appointment_id`)
SELECT substr(`phone`, -4), `id` FROM `appointments` WHERE `phone` <> '';
