-- A slot was kept as its label, such as '01:30 PM'; from here on as the minutes of the day, 810. What is a number already stays.
UPDATE `doctors` SET
	`hospital_slots` = (
		SELECT json_group_array(`minutes`) FROM (
			SELECT CASE `type` WHEN 'text'
				THEN (CAST(substr(`value`, 1, 2) AS INTEGER) % 12 + CASE substr(`value`, 7, 2) WHEN 'PM' THEN 12 ELSE 0 END) * 60 + CAST(substr(`value`, 4, 2) AS INTEGER)
				ELSE `value` END AS `minutes`
			FROM json_each(`doctors`.`hospital_slots`) ORDER BY `minutes`
		)
	),
	`video_slots` = (
		SELECT json_group_array(`minutes`) FROM (
			SELECT CASE `type` WHEN 'text'
				THEN (CAST(substr(`value`, 1, 2) AS INTEGER) % 12 + CASE substr(`value`, 7, 2) WHEN 'PM' THEN 12 ELSE 0 END) * 60 + CAST(substr(`value`, 4, 2) AS INTEGER)
				ELSE `value` END AS `minutes`
			FROM json_each(`doctors`.`video_slots`) ORDER BY `minutes`
		)
	);
