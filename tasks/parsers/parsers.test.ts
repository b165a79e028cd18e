import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseRegistry } from 'federation/registry'
import { parseRecord } from 'federation/release'
import { parseOverrides } from '../../shell/server/overrides.ts'
import { readDocument } from '../../shell/server/readDocument.ts'
import {
  optionalEmailAddress,
  optionalLine,
  optionalParagraphs,
} from '../../supabase/functions/_shared/fields.ts'
import { networkOf } from '../../supabase/functions/_shared/sender.ts'
import { readBody, tokenClaim } from '../../supabase/local/authRequest.ts'
import { parseStorable } from '../../supabase/local/storable.ts'
import { parseCsv } from '../../supabase/seed/csvFile.ts'
import { slowest } from './hostileTexts.ts'

/* Everything of the server and of the tasks that reads what somebody else has written. */

const parsers: Record<string, (text: string) => unknown> = {
  'the registry': parseRegistry,
  'the record of a release': parseRecord,
  'the document of a site': readDocument,
  'versions to try out': (text) => parseOverrides([text], { names: ['lists'], origins: [] }),
  'a line of a form': (text) => optionalLine('Name', 100).safeParse(text),
  'a text of a form': (text) => optionalParagraphs('Message', 5_000).safeParse(text),
  'the e-mail address of a form': (text) => optionalEmailAddress('Email', 'wrong').safeParse(text),
  'the network of a sender': networkOf,
  'the body of a log-in': readBody,
  'a token': (text) => tokenClaim(text, 'email'),
  'a text for the database': parseStorable,
  'a CSV file': parseCsv,
}

describe('100,000 hostile signs take no time that counts', () => {
  for (const [name, parse] of Object.entries(parsers))
    test(name, async () => assert.equal(await slowest(parse), undefined))
})
