-- How much somebody has sent today is asked with every report.
create index event_reports_reader on event_reports (reader);
