import { readFile } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { sydneyToday } from 'shared-ui/dates'
import { dataFolder, typedPath } from '../../local/folder.ts'
import { keysOf } from '../../local/keys.ts'
import { StartError } from '../../local/startError.ts'
import type { Fact } from './fact.ts'
import { readFacts } from './readFacts.ts'

const USAGE = `Usage: npm run facts:import -- FILE.csv
The backend must run. Default: the embedded one of this folder; SUPABASE_URL and SUPABASE_SECRET_KEY name another.`

/** The backend refuses long bodies, and a statement that takes seconds. */
const AT_ONCE = 50

type Outcome = { line: number; fact: string; outcome: string }
type Env = Record<string, string | undefined>

/**
 * Checks a CSV file of facts and loads it into a running backend. Prints each row that is left out and each fact that an editor
 * has entered otherwise, and the counts. Returns the exit code: 1 if nothing could be loaded.
 */
export async function runFactsImport(args: string[], env: Env = process.env): Promise<number> {
  try {
    const [file, ...more] = args
    if (!file || more.length > 0) throw new StartError(USAGE)
    const csv = await readFile(typedPath(file, env), 'utf8').catch((error: Error) => {
      throw new StartError(`${file} cannot be read: ${error.message}`)
    })
    const { facts, refused } = readFacts(csv, sydneyToday())
    const outcomes = await load(facts, env)

    const nameOf = new Map(facts.map(({ line, name }) => [line, name]))
    for (const { line, name, reason } of refused)
      console.info(`Line ${line}, ${name || 'no name'}: left out, ${reason}.`)
    for (const { line, fact, outcome } of outcomes) {
      const why = REASONS[outcome]
      if (why) console.info(`Line ${line}, ${nameOf.get(line)}: ${fact} left out, ${why}.`)
    }
    const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length
    const others = outcomes.length - count('written') - count('same')
    console.info(
      `${count('written')} facts written, ${count('same')} are there already, ${others} left out; ${refused.length} rows left out.`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    return 1
  }
}

/** Why the database has left out a fact. */
const REASONS: Record<string, string> = {
  kept: 'an editor has entered something else',
  'no listing': 'there is no listing of this name',
  'several listings': 'there are several listings of this name',
}

async function load(facts: Fact[], env: Env): Promise<Outcome[]> {
  const { url, key } = installation(env)
  const backend = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const outcomes: Outcome[] = []
  for (let from = 0; from < facts.length; from += AT_ONCE) {
    const { data, error } = await backend.rpc('import_facts', { facts: facts.slice(from, from + AT_ONCE) })
    if (error) {
      throw new StartError(
        `${url} has not taken line ${facts[from]?.line} and those after it: ${error.message}. Run it again when that is mended.`,
      )
    }
    outcomes.push(...(data as Outcome[]))
  }
  return outcomes
}

function installation({ SUPABASE_URL, SUPABASE_SECRET_KEY, BACKEND_PORT, DATA_DIR }: Env) {
  if (SUPABASE_URL && SUPABASE_SECRET_KEY) {
    if (!/^https?:\/\//.test(SUPABASE_URL) || !URL.canParse(SUPABASE_URL))
      throw new StartError(
        `SUPABASE_URL=${SUPABASE_URL} is no address: write it like https://project.supabase.co.`,
      )
    return { url: SUPABASE_URL, key: SUPABASE_SECRET_KEY }
  }
  if (SUPABASE_URL || SUPABASE_SECRET_KEY) {
    throw new StartError('SUPABASE_URL and SUPABASE_SECRET_KEY go together: set both, or neither.')
  }
  const url = `http://127.0.0.1:${BACKEND_PORT || 54321}`
  if (!URL.canParse(url)) throw new StartError(`BACKEND_PORT=${BACKEND_PORT} is no port.`)
  return { url, key: keysOf(dataFolder(DATA_DIR ?? '')).secret }
}
