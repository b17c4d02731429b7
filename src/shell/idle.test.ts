import { describe, expect, test } from 'vitest'
import { idleAt, idleDesk, warnedFor } from './idle.ts'

const minute = 60_000

describe('a session that nobody uses', () => {
  test('is warned of two minutes before its end, on a shared device too', () => {
    for (const idle of [15, 5]) {
      const end = idle * minute
      expect(idleAt(0, 0, idle)).toBe('used')
      expect(idleAt(end - warnedFor - 1, 0, idle)).toBe('used')
      expect(idleAt(end - warnedFor, 0, idle)).toBe('ending')
      expect(idleAt(end - 1, 0, idle)).toBe('ending')
      expect(idleAt(end, 0, idle)).toBe('ended')
    }
    // WCAG 2.2.1 asks for twenty seconds at least.
    expect(warnedFor).toBeGreaterThanOrEqual(20_000)
  })

  test('is not ended by a clock that was set back', () => {
    expect(idleAt(-60 * minute, 0, 15)).toBe('used')
  })

  test('is no longer warned of once it is used, here or in another tab, and is warned of again later', () => {
    let now = 0
    const desk = idleDesk({ now: () => now })
    const said: boolean[] = []
    desk.subscribe(() => said.push(desk.isEnding()))
    now = 12 * minute
    desk.look(15)
    expect(said).toEqual([])
    now = 13 * minute
    desk.look(15)
    desk.look(15)
    expect(said).toEqual([true])
    desk.used(now)
    now += 12 * minute
    desk.look(15)
    expect(said).toEqual([true, false])
    now += minute
    desk.look(15)
    // Over: the dialog of the end takes its place.
    now += 2 * minute
    desk.look(15)
    expect(said).toEqual([true, false, true, false])
  })

  test('counts from when it was used, also if this tab hears of it late, and from an earlier time only if the clock was set back', () => {
    let now = 0
    const desk = idleDesk({ now: () => now })
    now = 14 * minute
    desk.used(12 * minute)
    desk.used(11 * minute)
    now = 25 * minute - 1
    desk.look(15)
    expect(desk.isEnding()).toBe(false)
    now = 25 * minute
    desk.look(15)
    expect(desk.isEnding()).toBe(true)
    now = minute
    desk.used(now)
    now = 14 * minute
    desk.look(15)
    expect(desk.isEnding()).toBe(true)
  })
})
