import { describe, expect, test } from 'vitest'
import { secondPerson, youngFor } from './second-person.ts'

describe('a second person', () => {
  const now = 100 * youngFor
  const alone = { grantedAt: 0, grantedBy: 'sol', onServer: false, isSeconded: false }
  const is = (...given: readonly Partial<typeof alone>[]) =>
    secondPerson(
      'tom',
      ['sol'],
      given.map((one) => ({ ...alone, ...one })),
      now,
    )

  test('is someone else with the role, whom neither who asked nor a hand of this week alone has made', () => {
    expect(secondPerson('sol', ['ana', 'sol'], [{ ...alone, onServer: true }], now)).toBe('self')
    expect(is()).toBe('no_role')
    expect(is({})).toBe('by_asker')
    expect(is({ grantedBy: 'ana', grantedAt: now - youngFor + 1 })).toBe('young')
    expect(is({ grantedBy: 'ana', grantedAt: now - youngFor })).toBe('ok')
    expect(is({ onServer: true, grantedAt: now })).toBe('ok')
    expect(is({ isSeconded: true, grantedAt: now })).toBe('ok')
    expect(is({}, { grantedBy: 'ana' })).toBe('ok')
  })
})
