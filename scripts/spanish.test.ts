import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './build.ts'
import { courtTerms, entriesOf, isRead, lost, spanishCatalogs, termCheck } from './spanish.ts'

const { sources, terms } = courtTerms()
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const translated = () =>
  spanishCatalogs().flatMap((file) =>
    entriesOf(read(file))
      .filter(({ spanish }) => spanish !== '')
      .map((entry) => ({ file, ...entry })),
  )

test('no Spanish text lost a value, a tag, a number or a branch of a plural', () => {
  expect(translated().length).toBeGreaterThan(100)
  expect(translated().flatMap((entry) => lost(entry).map((what) => `${entry.file}: ${entry.spanish}: ${what}`))).toEqual([])
})

test('every Spanish text uses the table of court terms, none of the words it avoids, and "usted"', () => {
  const check = termCheck(terms)
  expect(translated().flatMap((entry) => check(entry).map((what) => `${entry.file}: ${entry.spanish}: ${what}`))).toEqual([])
})

test.each([
  ['{count, plural, one {# day} other {# days}}', '{count, plural, one {# día} other {# días}}', []],
  ['{count, plural, one {# day} other {# days}}', '{count, plural, other {# días}}', ['the branch one of count']],
  ['{count, plural, one {# day} other {# days}}', '{count} días', ['the plural of count']],
  ['{count, plural, one {a day} other {# days}}', '{count, plural, one {un día} other {días}}', ['the number sign of count']],
  ['Ask {name}', 'Pregunte', ['values: name became ']],
  ['<0>Open</0> it', 'Ábralo', ['tags']],
  ['<0>a</0> <1>b</1>', '<0>a <1>b</0></1>', ['tags']],
  ['Within 48 hours', 'Dentro de dos días', ['the number 48']],
  ['Ask {name}', 'Pregunte a {name', ['values: name became ']],
])('%s as %s: %o', (english, spanish, what) => expect(lost({ english, spanish })).toEqual(what))

test.each([
  ['Your next hearing', 'Su próxima audiencia', 0],
  ['Your next hearing', 'Su próxima cita', 1],
  ['The protective orders', 'Las órdenes de protección', 0],
  ['Read your order', 'Lea su orden, no la del tribunal', 1],
  ['Save', 'Guarda tus cambios', 1],
  ['It rehears', 'Se repite', 0],
  ['Write name@court.gov', 'Escriba name@court.gov', 0],
  ['The order in which they come', 'Uno tras otro', 0],
])('%s as %s: %i findings', (english, spanish, count) => expect(termCheck(terms)({ english, spanish })).toHaveLength(count))

test('a term is there once, says what it means, and names sources that the table has', () => {
  expect(terms.length).toBeGreaterThanOrEqual(80)
  expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length)
  for (const { meaning, spanish, sources: named } of terms) {
    expect(meaning).not.toBe('')
    expect(spanish).not.toBe('')
    expect(named.filter((name) => !Object.hasOwn(sources, name))).toEqual([])
  }
  for (const { address, lookedAt } of Object.values(sources)) {
    expect(new URL(address).protocol).toMatch(/^https?:$/)
    expect(lookedAt).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('a page about reading counts as read only when every row has a reader and a day', () => {
  const page = (rows: string) => `## Who has read it\n\n| Part | Read by | As | Day |\n| --- | --- | --- | --- |\n${rows}\n\n## More\n`
  expect(isRead(page('| Messages | Ana Ruiz | court interpreter | 2027-01-04 |'))).toBe(true)
  expect(isRead(page('| Messages | Ana Ruiz | court interpreter | 2027-01-04 |\n| Rest | nobody yet | | |'))).toBe(false)
  expect(isRead(page('| Messages | Ana Ruiz | court interpreter | |'))).toBe(false)
  expect(isRead('# Spanish')).toBe(false)
})

test('until Spanish has been read, no code loads a Spanish catalog', () => {
  const code = globSync(['src/**/*.{ts,tsx}', 'scripts/*.{ts,mjs}', '*.config.ts'], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/^scripts\/(?:spanish|messages)(?:\.test)?\.ts$/.test(file))
  expect(code.length).toBeGreaterThan(500)
  const loading = code.filter((file) => /\bes\.po\b|locales\/[^'"`\s]*[*{][^'"`\s]*\.po\b|locales\/\$/.test(read(file)))
  expect(isRead() ? [] : loading).toEqual([])
})
