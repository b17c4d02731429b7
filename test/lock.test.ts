import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string; inBundle?: boolean }>
}
const installed = Object.entries(packages).filter(([place]) => place !== '')

test('the lock file holds a digest of every package and no download address', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  // A bundled package comes inside of its parent's archive, whose digest covers it.
  expect(installed.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'))).toEqual([])
})

test.each(['better-auth', '@better-auth/core', '@better-auth/utils', '@better-auth/kysely-adapter', '@better-fetch/fetch', 'better-call'])(
  '%s is there once: two copies would not know each other’s errors and sessions',
  (name) => {
    expect(installed.filter(([place]) => place.endsWith(`node_modules/${name}`)).map(([place]) => place)).toEqual([`node_modules/${name}`])
  },
)
