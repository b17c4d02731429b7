import { describe, expect, test } from 'vitest'
import { isRule } from './grounds.ts'
import { deskVerbs, letters, lettersFor } from './letters.ts'
import { table } from './table.ts'

describe('the canned letters', () => {
  test('every verb of a moderator has one, and no more than there are keys of digits', () => {
    for (const verb of deskVerbs) expect([verb, [0, 1].includes(Math.ceil(lettersFor(verb).length / 10))]).toEqual([verb, true])
    expect(deskVerbs.filter((verb) => lettersFor(verb).length === 0)).toEqual([])
  })

  test('where a rule has to be named each letter names one that there is, and where none is broken none does', () => {
    for (const verb of deskVerbs) {
      const rules = lettersFor(verb).map(({ rule }) => rule)
      expect([verb, rules.every((rule) => (table[verb].needsRule ? rule !== null && isRule(rule) : rule === null))]).toEqual([verb, true])
    }
  })

  test('everything that the table lets a moderator do can be done at the desk, and nothing else; taking back is a key of its own', () => {
    const may = Object.entries(table).flatMap(([event, { by }]) => (by.includes('moderator') && event !== 'undone' ? [event] : []))
    expect([...deskVerbs].toSorted()).toEqual(may.toSorted())
  })

  test('names are as the log takes them, each once', () => {
    const ids = letters.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z_]{1,40}$/.test(id))).toEqual([])
  })
})
