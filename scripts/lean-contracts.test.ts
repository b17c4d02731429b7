import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { root } from './build.ts'
import { leanContract, leanPage } from './lean-contracts.ts'

const contracts = globSync('src/{features/*/*/contract,server/http/*-contract,server/live/contract,shell/contract}.ts', { cwd: root })

const lean = (code: string) => leanContract(code, parseSync('contract.ts', code).program)

test('the browser gets of a call the method, the address and the credentials', () => {
  const code = `export const calls = { file: call({ name: 'a.file', method: 'POST', path: '/api/a', access: 'public', summary: 'x', credentials: 'omit', body: Body, reply: z.object({ n: z.number() }) }) }`
  expect(lean(code)).toBe(
    `export const calls = { file: /*#__PURE__*/ call({  method: 'POST', path: '/api/a',   credentials: 'omit',   }) }`,
  )
})

test('what is not a call stays, marked so that it can be left out', () => {
  expect(lean(`export const Name = z.string().check(z.trim())`)).toBe(
    `export const Name = /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.trim())`,
  )
})

test('a schema into which something is spread can be left out as a whole', () => {
  expect(lean(`const Both = z.object({ ...one, n: z.number() })`)).toBe(
    `const Both = /*#__PURE__*/ (() => (/*#__PURE__*/ z.object({ ...one, n: /*#__PURE__*/ z.number() })))()`,
  )
})

test('the browser gets of a page its title and its View; what only the server reads stays at home', () => {
  const code = `const own = { needs: 1 }
export const page: Page = { forms: { ask }, queries: (at) => [apiQuery(calls.get, { needs: at })], title: () => 'x', View, noIndex() { return true }, data: () => [] }`
  expect(leanPage(code, parseSync('page.tsx', code).program)).toBe(`const own = { needs: 1 }
export const page: Page = {   title: () => 'x', View,   }`)
})

/** Kinds of schema whose parsed value is another than the sent one. */
const changing = ['pipe', 'transform', 'default', 'prefault', 'catch', 'date', 'bigint', 'map', 'set', 'undefined']

/** The kinds of all schemas inside one. */
function kindsIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  if (!('def' in part)) return Object.values(part).flatMap((inner) => kindsIn(inner, seen))
  const def = part.def as { type?: string }
  return [String(def.type), ...Object.values(def).flatMap((inner) => kindsIn(inner, seen))]
}
const changed = (schema: unknown) => kindsIn(schema).filter((kind) => changing.includes(kind))

test.each(contracts)('%s: every reply means the same before and after parsing, so that the browser need not parse it', async (file) => {
  const { calls } = (await import(path.join(root, file))) as { calls?: Record<string, { name: string; reply: unknown }> }
  const found = Object.values(calls ?? {}).map(({ name, reply }) => [name, changed(reply)])
  expect(found).toEqual(Object.values(calls ?? {}).map(({ name }) => [name, []]))
})

test('a reply that would mean something else is seen, however deep it stands', () => {
  const trimmed = z.pipe(
    z.string(),
    z.transform((text) => text.trim()),
  )
  expect(changed(z.object({ items: z.array(z.nullable(z.object({ name: trimmed }))) }))).toEqual(['pipe', 'transform'])
})

test('in every contract of today only method, path and credentials are left of the calls', () => {
  expect(contracts.length).toBeGreaterThan(2)
  for (const file of contracts) {
    const text = lean(readFileSync(path.join(root, file), 'utf8'))
    expect(text).not.toMatch(/^ {4}(name|summary|access|params|query|body|reply):/m)
    expect(parseSync('contract.ts', text).errors).toEqual([])
  }
})
