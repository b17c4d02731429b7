import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readAll, textInput } from '../testing.ts'
import { mappedCsv } from './mapped.ts'
import { readMapping } from './mapping.ts'

const source = { id: 'tx-roster', title: 'A roster', publisher: 'A court', licence: 'public record', edition: '2026-01-31' }
const mapping = {
  source,
  columns: { key: 'No', name: 'Name', county: 'County', from: 'Since', to: 'Until' },
  values: { role: 'gal', kind: 'guardian_ad_litem', state: 'TX', title: 'Guardian ad litem' },
  facts: { training_hours: 'Hours' },
}

function written(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'casebalance-mapping-')), 'mapping.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('a table of any shape is read by its mapping', async () => {
  const table = 'No,Name,County,Since,Until,Hours\n7,"Ferrow, Una",Travis;Hays,2019-05,,40\n8,Odo Ferrow,,5/1/2019,2022,\n'
  const roster = mappedCsv(textInput(table), readMapping(written(mapping)))
  const { people, skipped } = await readAll(roster)
  expect(skipped).toEqual([])
  expect(roster).toMatchObject({ id: 'tx-roster', editionOn: '2026-01-31' })
  expect(people).toMatchObject([
    {
      key: '7',
      role: 'gal',
      kind: 'guardian_ad_litem',
      standing: 'last_known',
      name: { display: 'Una Ferrow' },
      positions: [{ basis: 'listed', counties: ['Travis', 'Hays'], fromOn: '2019-05-01', fromPrecision: 'month' }],
      facts: [{ field: 'training_hours', value: '40' }],
    },
    { key: '8', standing: 'ended', positions: [{ fromOn: '2019-05-01', fromPrecision: 'day', toOn: '2022-01-01' }], facts: [] },
  ])
})

test('a line that does not fit has a reason', async () => {
  const table = 'No,Name,County,Since,Until,Hours\n,Una Ferrow,,,,\n9,Total,,,,\n10,Una Ferrow,,soon,,\n'
  const { people, skipped } = await readAll(mappedCsv(textInput(table), readMapping(written(mapping))))
  expect(people).toEqual([])
  expect(skipped.map(({ line }) => line)).toEqual([2, 3, 4])
  expect(skipped[2]!.why).toBe('"soon" is no day, month or year.')
})

test('the columns of the table win over the values for all lines, and a kind must be one of the role', async () => {
  const own = { ...mapping, columns: { ...mapping.columns, role: 'Role', kind: 'Kind' } }
  const table =
    'No,Name,County,Since,Until,Hours,Role,Kind\n1,Una Ferrow,,,,,expert,Mediator\n2,Odo Ferrow,,,,,judge,mediator\n3,Ida Ferrow,,,,,,\n'
  const { people, skipped } = await readAll(mappedCsv(textInput(table), readMapping(written(own))))
  expect(people.map(({ role, kind }) => [role, kind])).toEqual([
    ['expert', 'mediator'],
    ['gal', 'guardian_ad_litem'],
  ])
  expect(skipped).toEqual([{ line: 3, why: '"mediator" is no kind of judge.' }])
})

test.each([
  ['{', /is not JSON/],
  [{ ...mapping, source: { ...source, id: 'courts' } }, /"source.id" is the name of a source with its own reader/],
  [{ ...mapping, source: { ...source, edition: 'soon' } }, /"source.edition" must be a day/],
  [{ ...mapping, columns: { key: 'No' } }, /"columns" must have "name"/],
  [{ ...mapping, values: { kind: 'attorney' } }, /"columns" must have "role"/],
  [{ ...mapping, colums: {} }, /cannot be used/],
])('a mapping that cannot be used is refused with a sentence (%#)', (content, sentence) => {
  expect(() => readMapping(written(content))).toThrow(sentence)
})

test('a table without a column of the mapping is refused', async () => {
  await expect(readAll(mappedCsv(textInput('No,Name\n1,Una Ferrow\n'), readMapping(written(mapping))))).rejects.toThrow(/"County"/)
})
