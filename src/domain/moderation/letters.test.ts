import { describe, expect, test } from 'vitest'
import { versions } from '../screening/types.ts'
import { grounds, isRule, ruleOf } from './grounds.ts'
import { deskVerbs, letterKeys, letters, lettersFor } from './letters.ts'
import { table } from './table.ts'

describe('the canned letters', () => {
  test('every verb of a moderator has one, and no more than there are keys', () => {
    expect(deskVerbs.filter((verb) => lettersFor(verb).length > letterKeys.length)).toEqual([])
    expect(deskVerbs.filter((verb) => lettersFor(verb).length === 0)).toEqual([])
  })

  test('where a rule has to be named each letter names one that there is, and where none is broken none does', () => {
    for (const verb of deskVerbs) {
      const rules = lettersFor(verb).map(({ rule }) => rule)
      expect([verb, rules.every((rule) => (table[verb].needsRule ? rule !== null && isRule(rule) : rule === null))]).toEqual([verb, true])
    }
  })

  test('a rule is named in the version that is in force, and each letter about a ground is named as the ground is', () => {
    const inForce: Readonly<Record<string, string>> = {
      ...Object.fromEntries(grounds.map((ground) => [ground.code, ruleOf(ground)])),
      accusation: `C4.${versions.C4}`,
    }
    const ruled = letters.filter(({ rule }) => rule !== null)
    expect(ruled.map(({ id, rule }) => [id, rule])).toEqual(ruled.map(({ id }) => [id, inForce[id]]))
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
