import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#scripts/build.ts'

const names = ['spec', 'routes', 'ratings'] as const
const folder = path.join(root, 'docs', 'product')
const text = (name: string) => readFileSync(path.join(folder, `${name}.md`), 'utf8')

/** The numbered headings of a document: "2", "2.1". */
const sections = (name: string) => new Set([...text(name).matchAll(/^#+ (\d+(?:\.\d+)?)\.? /gmu)].map(([, number]) => number!))
const rulings = new Set([...text('routes').matchAll(/^(\d+)\. \*\*/gmu)].map(([, number]) => number!))

interface Citation {
  file: string
  name: string
  numbers: string[]
}

/** "spec.md section 4", "spec.md 2.3", "ratings.md, sections 3.1 and 3.5", "routes.md, rulings 3 and 4". */
const cited = /\b(spec|routes|ratings)\.md,? \(?(?:sections?|rulings?)? ?(\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)/gu

function citationsIn(file: string, content: string): Citation[] {
  return [...content.matchAll(cited)].map(([, name, numbers]) => ({ file, name: name!, numbers: numbers!.split(/, | and | to /u) }))
}

const citations = execFileSync('git', ['ls-files', '-z', 'src', 'test', 'scripts', 'assurance', 'corpora', 'bench', 'docs', 'migrations'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(ts|tsx|md|sql)$/u.test(file) && !file.startsWith('docs/product/') && existsSync(path.join(root, file)))
  .flatMap((file) => citationsIn(file, readFileSync(path.join(root, file), 'utf8')))

describe('the documents of the product', () => {
  test('have every section and ruling that code, tests and documents cite', () => {
    expect(citations.length).toBeGreaterThan(80)
    const known = { spec: sections('spec'), ratings: sections('ratings'), routes: rulings } as Record<string, Set<string>>
    const missing = citations.flatMap(({ file, name, numbers }) =>
      numbers.filter((number) => !known[name]!.has(number)).map((number) => `${file}: ${name}.md ${number}`),
    )
    expect(missing).toEqual([])
  })

  test('a citation is read in each of its forms', () => {
    const read = (line: string) => citationsIn('', line).map(({ name, numbers }) => [name, ...numbers])
    expect(read('(spec.md sections 4, 5, 8), ratings.md 3.5, routes.md, rulings 3 and 4; ratings.md, sections 3.2 to 3.4')).toEqual([
      ['spec', '4', '5', '8'],
      ['ratings', '3.5'],
      ['routes', '3', '4'],
      ['ratings', '3.2', '3.4'],
    ])
  })

  const given = path.join(root, '..', 'shared', 'product')
  test.skipIf(!existsSync(given))('are the ones that were given (skipped where those are absent)', () => {
    for (const name of names) expect(text(name)).toBe(readFileSync(path.join(given, `${name}.md`), 'utf8'))
  })
})
