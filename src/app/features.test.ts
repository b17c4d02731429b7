import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/build.ts'
import { features } from './features.ts'

test('every feature is in the list once, under the name of its folder', () => {
  const folders = globSync('src/features/*/*/feature.ts', { cwd: root }).map((file) => path.dirname(file).replace('src/features/', ''))
  const listed = features.map(({ folder }) => folder).filter((folder) => !folder.startsWith('server/'))
  expect(listed.toSorted()).toEqual(folders.toSorted())
})

test('a feature is closed by its own kill switch, or by that of a feature which closes pages', () => {
  const switches = new Set(features.filter(({ pages }) => pages.length > 0).map(({ closesWith }) => closesWith))
  const names = features.map(({ name }) => name)
  expect([...switches].filter((name) => !names.includes(name))).toEqual([])
  const borrowed = features.filter(({ name, closesWith }) => closesWith !== name).map(({ closesWith }) => closesWith)
  expect(borrowed.filter((name) => !switches.has(name))).toEqual([])
})

test('a scope is declared by one feature', () => {
  const scopes = features.flatMap((one) => one.scopes.map(({ name }) => name))
  expect(new Set(scopes).size).toBe(scopes.length)
})
