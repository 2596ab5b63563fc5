-- The issues of letters for members are kept too: their readers may read them on the web.
alter table newsletter_issues
  drop constraint newsletter_issues_list_check,
  add constraint newsletter_issues_list_check
    check (list in ('weekly-digest', 'product-news', 'daily-digest', 'breaking-alerts'));
