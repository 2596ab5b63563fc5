-- What operators searched readers by may have been an address, which outlived the reader's erasure.
update audit set subject = '*' where action = 'user.list';
