import { runBackupCommand } from 'supabase/backup'
import { loadEnv } from './site/readers.ts'

/**
 * `npm run backend:check`, `backend:backup` and `backend:restore`: looks after the embedded backend's data folder. `npm run
 * backend:serve` runs the backend alone.
 */
loadEnv()
const [command] = process.argv.slice(2)
if (command === 'serve') await import('supabase/main')
else process.exitCode = await runBackupCommand(process.argv.slice(2))
