import { expect, test } from 'vitest'
import { entriesOf, fieldIds, letterOf, noFields, templateIds, templateOf, templates } from './templates.ts'

test('every template has its name, its folder and fields that there are', () => {
  expect(templates.map(({ id }) => id)).toEqual([...templateIds])
  expect(Object.keys(noFields)).toEqual([...fieldIds])
  for (const { id, fields } of templates) {
    expect(templateOf(id).id).toBe(id)
    expect(new Set(fields.map((field) => field.id)).size).toBe(fields.length)
    expect(fields.every((field) => fieldIds.includes(field.id))).toBe(true)
  }
})

test('entries are lines with something on them', () => {
  expect(entriesOf(' One \r\n\n  \nTwo')).toEqual(['One', 'Two'])
  expect(entriesOf('\n')).toEqual([])
})

test('exhibits go on after Z', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA'])
})
