import { expect, test } from 'vitest'
import { courtKey, courtKeys } from './court-name.ts'

const federal = { system: 'federal', state: null }
const of = (state: string) => ({ system: 'state', state })

test.each([
  ['U.S. District Court for the Southern District of New York', 'District Court, S.D. New York'],
  ['U.S. District Court for the District of New Jersey', 'District Court, D. New Jersey'],
  ['U.S. District Court for the Western District of Oklahoma', 'United States District Court, Oklahoma Western'],
  ['U.S. Court of Appeals for the District of Columbia Circuit', 'Court of Appeals for the D.C. Circuit'],
  ['U.S. District Court for the District of Columbia (Supreme Court of the District of Columbia)', 'District Court, District of Columbia'],
])('"%s" is the court that is also called "%s"', (one, other) => {
  expect(courtKey(one, federal)).toBe(courtKey(other, federal))
})

test('districts and circuits of a name stay apart', () => {
  const name = (part: string) => courtKey(`U.S. District Court for the ${part} District of New York`, federal)
  expect(new Set(['Southern', 'Northern', 'Eastern', 'Western'].map(name)).size).toBe(4)
  expect(courtKey('Court of Appeals, Third District', of('OH'))).not.toBe(courtKey('Court of Appeals', of('OH')))
})

test("a state's court is found with or without the state's name, and in no other state", () => {
  expect(courtKey('Supreme Court of Minnesota', of('MN'))).toBe(courtKey('Supreme Court', of('MN')))
  expect(courtKey('Supreme Court', of('MN'))).not.toBe(courtKey('Supreme Court', of('TX')))
  expect(courtKey('Supreme Court', of('MN'))).not.toBe(courtKey('Supreme Court', federal))
})

test('a county seat of a kind of court also means the court of that county', () => {
  expect(courtKeys('Court of Common Pleas', of('PA'), ['Adams'])).toContain(courtKey('Adams County Court of Common Pleas', of('PA')))
  expect(courtKeys('Circuit Court, 4th District', of('OR'), ['Multnomah'])).toHaveLength(1)
  expect(courtKeys('Court of Common Pleas', of('PA'), ['Adams', 'Berks'])).toHaveLength(1)
})
