CREATE TABLE `refund_requests` (
	`payment_id` text PRIMARY KEY NOT NULL,
	`amount_paise` integer NOT NULL,
	`lowers_fee` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	CONSTRAINT "refund_requests_amount" CHECK("refund_requests"."amount_paise" > 0)
);
