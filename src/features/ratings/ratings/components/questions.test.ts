import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { kinds, roles as everyRole } from '#directory/professionals/contract.ts'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import { questionsOf } from './questions.ts'
import { criterionNames, roles } from '#web/rating-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const everybody = everyRole.flatMap((role) => kinds[role].map((kind) => ({ role, kind })))

test('the filter of reviews offers the roles of the directory', () => {
  expect(roles).toEqual(everyRole)
})

test.each(everybody)('every criterion of a $kind has a name and a line of its own that says what it asks', ({ role, kind }) => {
  const questions = questionsOf(role, kind)
  expect(questions.map(({ id }) => id)).toEqual(criteriaOf(role, kind))
  const lines = questions.map(({ asks }) => i18n._(asks))
  expect(new Set(lines).size).toBe(lines.length)
  for (const { id, asks } of questions) expect(asks).not.toBe(criterionNames[id])
})

test('what an attorney is asked about is not what a judge is asked about under the same name', () => {
  const asked = (role: 'judge' | 'attorney') => i18n._(questionsOf(role, role).find(({ id }) => id === 'communication')!.asks)
  expect(asked('judge')).not.toBe(asked('attorney'))
})
