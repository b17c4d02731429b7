import { expect, test } from 'vitest'
import { type Line, whereOf } from '#domain/moderation/log.ts'
import { isVisible } from '#domain/moderation/states.ts'
import { screen } from '#domain/screening/screen.ts'
import { demoPeople } from './people.ts'
import { demoWaiting } from './waiting.ts'

const waiting = demoWaiting(demoPeople())

test('each is in the state that its log leads to, and each is about a different person', () => {
  const led = waiting.map(({ log }) => whereOf(log.map((line) => ({ ...line, by: null })) as Line[])?.state)
  expect(led).toEqual(waiting.map(({ status }) => status))
  expect(new Set(waiting.map(({ person }) => person)).size).toBe(waiting.length)
})

const seenBy = (saw: string) => screen(saw, { name: 'Vera Example', role: 'judge' }).action

test('ratings held for an accusation contain one, and public ratings would have passed', () => {
  const accused = waiting.filter(({ log }) => log[0]!.rules[0]?.startsWith('C4'))
  expect(accused.map(({ saw }) => seenBy(saw))).toEqual(accused.map(() => 'hold'))
  const visible = waiting.filter(({ status }) => isVisible(status))
  expect(visible.filter(({ saw }) => !['publish', 'nudge'].includes(seenBy(saw)))).toEqual([])
  expect([accused.length, visible.length]).toEqual([4, 2])
})
