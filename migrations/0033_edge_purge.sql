ALTER TABLE `data_version` ADD `purged_for` text DEFAULT '' NOT NULL;
