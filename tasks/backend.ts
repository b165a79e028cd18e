import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { runBackupCommand } from 'supabase/backup'

/**
 * `npm run backend:check`, `backend:backup` and `backend:restore`: looks after the embedded backend's data folder. `npm run
 * backend:serve` runs the backend alone.
 */
const file = path.join(ROOT, '.env')
if (existsSync(file)) process.loadEnvFile(file)
const [command] = process.argv.slice(2)
if (command === 'serve') await import('supabase/main')
else process.exitCode = await runBackupCommand(process.argv.slice(2))
