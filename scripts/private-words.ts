import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'

/**
 * Words that a newcomer would have to learn like a foreign language, or sentences that hide their subject. The field and the
 * trade have words for all of them (docs/architecture.md, docs/glossary.md).
 */
const inProse =
  /\b(somebody|whoever|anew|on end|(?:is|are|was|were) told|told|kept|one’s own|one's own|rooms?|doors?|wings?|lapses?|of it tells|nothing tells)\b/i
const name = String.raw`\w*?(?:[kK]ept|[tT]old|[sS]hown|[sS]omebody|[aA]new|[lL]aid|(?<![oO]ver)[lL]aps|[cC]lash|[sS]poilt|[hH]earer)\w*`
const inNames = new RegExp(
  [
    String.raw`\b(?:const|let|function|interface|type|class)\s+(${name})`,
    // What a pattern declares; `{ kept: saved }` declares `saved`.
    String.raw`\b(?:const|let)\s+[[{][^=]*?\b(${name})\b(?!\s*:)`,
    // The only parameter of an arrow function.
    String.raw`(?<![.\w])\(?(${name})\)?\s*=>`,
  ].join('|'),
)
const inFileName = /(?:^|[-.])(kept|told|shown|somebody|anew|laid|lapsing|clash|spoilt|hearers?)[-.]/

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

/** The first such word of a line, in a comment, in the title of a test or in a name that the line declares. */
export function privateWordIn(line: string): { word: string; as: 'in words' | 'a name' } | null {
  const inWords = inProse.exec(proseOf(line))
  if (inWords) return { word: inWords[0], as: 'in words' }
  const declared = /^import\b/.test(line) ? null : inNames.exec(line)
  return declared && { word: declared.slice(1).find((each) => each !== undefined)!, as: 'a name' }
}

/** A line for each place with such a word. */
function privateWords(): string[] {
  const files = globSync('{src,test,scripts,assurance,bench}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isLeftOut(file))
  return files.toSorted().flatMap((file) => {
    const fileName = inFileName.exec(path.basename(file))
    const found = fileName ? [`${file} "${fileName[1]}" (the name of the file)`] : []
    for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
      const word = privateWordIn(line)
      if (word) found.push(`${file}:${index + 1} "${word.word}" (${word.as}): ${line.trim()}`)
    }
    return found
  })
}

/** Says where there are any. @returns whether there are none */
export function privateWordsHold(say: (line: string) => void): boolean {
  const found = privateWords()
  for (const line of found) say(line)
  return found.length === 0
}

if (import.meta.main) {
  const only = process.argv[2] ?? ''
  for (const line of privateWords()) if (line.includes(only)) console.log(line)
}
