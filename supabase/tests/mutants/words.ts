import type { Mutant } from './derived.ts'
import { rewrite } from './rewrite.ts'

const PIECES = [
  [`new.name || ', ' || replace(new.primary_type, '_', ' ')`, 'new.name'],
  [`new.name || ', ' ||`, `'x, ' ||`],
  [`'A'`, `'B'`],
  ['new.tags ||', `'{}'::text[] ||`],
  ['(Beach|Park|', '(Beach|'],
  ['new.description,', ''],
  ['array[new.suburb, new.address, new.tips]', 'array[new.address, new.tips]'],
  ['new.address, ', ''],
  [', new.tips', ''],
  [`'suburb ' ||`, `'' ||`],
  ['all ages, babies', 'babies'],
  ['indoors, rainy day', 'rainy day'],
  [` else 'outdoors'`, ''],
  ['accessible, wheelchair', 'accessible'],
  ['cafe, dining', 'cafe'],
  ['new.accessible_entrance or ', ''],
  ['new.accessible_parking or ', ''],
  ['new.accessible_seating or ', ''],
  ['or new.accessible_restroom', ''],
  [`when new."primary"`, 'when false'],
  ['new.broad := search.broad_of(new.fts);', ''],
] as const

const FLAGS =
  'playground babies toddlers preschoolers preteens teens all_ages free indoor fenced shaded toilets bbq_available allows_dogs birthday_parties'.split(
    ' ',
  )

const COLUMNS =
  'primary_type tags suburb address description tips free indoor playground fenced shaded toilets bbq_available allows_dogs birthday_parties dining_options all_ages babies toddlers preschoolers "primary" preteens teens accessible_entrance accessible_parking accessible_seating accessible_restroom fts broad'.split(
    ' ',
  )

/** Makes the trigger of the words anew, from a changed definition. */
const trigger = (piece: string, other: string) => `
  do $mutant$
  declare
    definition text := pg_get_triggerdef(oid) from pg_trigger where tgname = 'listings_words';
  begin
    if strpos(definition, $piece$${piece}$piece$) = 0 then raise exception 'not found: %', $piece$${piece}$piece$; end if;
    drop trigger listings_words on public."Listings";
    execute replace(definition, $piece$${piece}$piece$, $piece$${other}$piece$);
  end $mutant$`

/** Faults in the words of a listing. */
export const WORD_MUTANTS: Mutant[] = [
  ...[...PIECES, ...FLAGS.map((flag) => [`when new.${flag} `, 'when false '] as const)].map(
    ([piece, other]) => ({
      name: `words with ${other} for ${piece}`,
      ...rewrite('write_words', piece, other),
    }),
  ),
  ...[['INSERT OR ', ''], ['OF name, ', 'OF '], ...COLUMNS.map((column) => [`, ${column}`, ''])].map(
    ([piece = '', other = '']) => ({
      name: `words when${other} for${piece}`,
      sql: trigger(piece, other),
      tables: ['public."Listings"'],
    }),
  ),
  {
    name: 'words at each update',
    sql: `drop trigger listings_words on public."Listings";
      create trigger listings_words before insert or update on public."Listings"
        for each row execute function private.write_words()`,
    tables: ['public."Listings"'],
  },
]
