import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'

/**
 * Words that a newcomer would have to learn like a foreign language, or sentences that hide their subject. The field and the
 * trade have words for all of them (docs/architecture.md, docs/glossary.md). They go as their files are rewritten: the count may
 * only fall.
 */
const inProse =
  /\b(somebody|whoever|anew|on end|(?:is|are|was|were) told|told|kept|one’s own|one's own|rooms?|doors?|wings?|lapses?|of it tells|nothing tells)\b/i
const name = String.raw`\w*?(?:[kK]ept|[tT]old|[sS]hown|[sS]omebody|[aA]new|[lL]aid|(?<![oO]ver)[lL]aps|[cC]lash|[sS]poilt|[hH]earer)\w*`
const inNames = new RegExp(
  [
    String.raw`\b(?:const|let|function|interface|type|class)\s+${name}`,
    // What a pattern declares; `{ kept: saved }` declares `saved`.
    String.raw`\b(?:const|let)\s+[[{][^=]*?\b${name}\b(?!\s*:)`,
    // The only parameter of an arrow function.
    String.raw`(?<![.\w])\(?${name}\)?\s*=>`,
  ].join('|'),
)
const inFileName = /(?:^|[-.])(?:kept|told|shown|somebody|anew|laid|lapsing|clash|spoilt|hearers?)[-.]/

/** The most that the tree may have: lowered when a file is rewritten, never raised. */
const mostFile = path.join(root, 'scripts', 'private-words.txt')
/** Texts of the product and of corpora, which have their own check of language, and rooms of a house. */
const isLeftOut = (file: string) =>
  /^src\/(demo\/directory\/words|domain\/(screening|dates-in-text))\/|^corpora\/|\.generated\.ts$|\/documents\/|^scripts\/private-words\./.test(
    file,
  )

/** What stands in comments and in the titles of tests. */
function proseOf(line: string): string {
  const trimmed = line.trim()
  if (/^(\/\*\*?|\*|\/\/)/.test(trimmed)) return trimmed
  const comment = /(?:^|\s)\/\/\s.*$/.exec(line)?.[0] ?? ''
  const title = /\b(?:test|describe|it)(?:\.\w+)*\(\s*(['"`])(.*?)\1/.exec(line)?.[2] ?? ''
  return `${comment} ${title}`
}

/** Whether a line has such a word in a comment, in the title of a test or in a name that it declares. */
export const hasPrivateWord = (line: string): boolean => inProse.test(proseOf(line)) || (!/^import\b/.test(line) && inNames.test(line))

/** Lines with such a word, by file; 0 for the name of the file. */
function privateLines(): ReadonlyMap<string, readonly number[]> {
  const files = globSync('{src,test,scripts,assurance,bench}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isLeftOut(file))
  return new Map(
    files.toSorted().flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
      const found = lines.flatMap((line, index) => (hasPrivateWord(line) ? [index + 1] : []))
      if (inFileName.test(path.basename(file))) found.unshift(0)
      return found.length > 0 ? [[file, found] as const] : []
    }),
  )
}

/** Says how many there are and where most are. @returns whether there are no more than before */
export function privateWordsHold(say: (line: string) => void): boolean {
  const lines = privateLines()
  const total = [...lines.values()].flat().length
  const most = Number(readFileSync(mostFile, 'utf8'))
  if (total < most) say(`${most - total} fewer private words than scripts/private-words.txt allows: write ${total} there.`)
  if (total <= most) return true
  say(`${total} lines have a private word, and at most ${most} may (scripts/private-words.ts names them). Most are in:`)
  for (const [file, at] of [...lines].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 10))
    say(`  ${file}: ${at.join(', ')}`)
  return false
}

if (import.meta.main) {
  const only = process.argv[2] ?? ''
  for (const [file, at] of privateLines()) if (file.includes(only)) console.log(`${file}: ${at.join(', ')}`)
}
