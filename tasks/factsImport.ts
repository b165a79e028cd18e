import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { runFactsImport } from 'supabase/facts'

/** `npm run facts:import -- FILE.csv`: loads facts about listings into a running backend. */
const file = path.join(ROOT, '.env')
if (existsSync(file)) process.loadEnvFile(file)
process.exitCode = await runFactsImport(process.argv.slice(2))
