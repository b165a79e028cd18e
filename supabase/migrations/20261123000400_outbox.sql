-- The outbox: the e-mails of the two forms that still have to be sent (functions/_shared/outbox.ts). At most one of the three
-- times is set, and says where the e-mail of a message stands:
--   next_try_at  it waits for its next attempt
--   claimed_at   one process is sending it now
--   emailed_at   the mail service has taken it
--   none         whether it was sent is not known: its process has ended, or the mail service has not answered. It is never
--                sent again by itself, so that nobody gets an e-mail twice.

alter table private.submissions
  add column attempts integer not null default 0 check (attempts >= 0),
  add column next_try_at timestamptz,
  add column claimed_at timestamptz,
  add constraint submissions_one_state check (num_nonnulls(next_try_at, claimed_at, emailed_at) <= 1);

-- No default: a form function from before this migration, which may run until the new one is deployed, mails a message at once
-- and then sets emailed_at. Messages from before are left as they are: whether an unsent one was taken is not known.

create index submissions_unsent on private.submissions (next_try_at) where emailed_at is null;
