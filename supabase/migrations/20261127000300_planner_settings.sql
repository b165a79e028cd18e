-- How PostgreSQL chooses a plan in this database. It takes a page that is read out of turn for four times as dear as the next one, which
-- is true of disks that turn: at 100,000 listings the count of a broad search with filters read and sorted the whole table, for its index
-- was said to be dearer, and took 145 ms in place of 55. To compile that statement takes another 40 to 70 ms, and saves less. New
-- connections have these settings.
do $$ begin
  execute format('alter database %I set random_page_cost = 1.1', current_database());
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise warning 'Only the owner of a database gives it settings. Let the owner set random_page_cost = 1.1 and jit = off: docs/hosting.md.';
end $$;
