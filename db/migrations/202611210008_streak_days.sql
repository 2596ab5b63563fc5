-- The reader's own calendar day of the last check-in. The moment alone does not tell it: a reader who has
-- flown to another time zone since then would lose a day, or count one twice.
alter table user_streaks add column last_day date;
