import { runFactsImport } from 'supabase/facts'
import { loadEnv } from './site/readers.ts'

/** `npm run facts:import -- FILE.csv`: loads facts about listings into a running backend. */
loadEnv()
process.exitCode = await runFactsImport(process.argv.slice(2))
