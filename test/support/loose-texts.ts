// Sentences for people that stand in the code outside of the catalogs: what a translator would never see.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { root } from '#scripts/build.ts'

/** Files whose words are no texts of the site, and why. */
export const exempt: readonly (readonly [RegExp, string])[] = [
  [/\.test\.|\.testing\.|\.generated\.|\.(forms|checks|isolation)\.ts$|\/suite\.ts$/, 'tests, their tables, and what is derived'],
  [/(^|\/)(demo|feature)\.ts$|\/demo[./-]|^src\/demo\//, 'demo data; declarations, whose names `npm run derive` writes as texts'],
  [/\/documents\//, 'legal documents: each version is accepted as it stands, in the language it was written in'],
  [/^src\/domain\/plan\/(clause|sections|render)/, 'the paper of a parenting plan: filed with a court in English'],
  [/^src\/domain\/(screening|bursts|reply|dates-in-text)\b/, 'English that is read, and examples of it, not what we say'],
  [/^src\/domain\/directory\/(states|place)\./, 'names of states and places'],
  [/^src\/(domain\/record|verifier)\//, 'what is wrong with a record: said offline by its verifier, in the language that a court reads'],
  [
    /^src\/(domain\/(certificates\/|papers\/signature)|features\/case\/records\/(paper|contents)|features\/evidence\/exhibits\/(binding|contents|making|paper)|features\/messages\/messages\/record|features\/money\/payments\/paper|server\/ports\/papers\/)/,
    'the paper of a record or a statement, and what lies beside it: for a court, in English',
  ],
  [/^src\/domain\/(legal-parameters\/|(filing|signing)\/rules\.)/, 'the words of laws, as they were passed, and what courts say of them'],
  [/^src\/domain\/redaction\/marks\./, 'what is printed over a place that is blacked out: for a court, in English'],
  [/^src\/domain\/trouble\//, 'what a crash report may hold, for who reads crash reports'],
  [/^src\/features\/directory\/imports\//, 'for who runs the directory, in a terminal and its report'],
  [/^src\/features\/site\/home\/samples\.ts$/, 'reviews in English that the landing page shows to the screening, which reads English'],
  [/^src\/server\/http\/openapi\.ts$/, 'for programmers: what the calls are, as the summary of each'],
  [/^src\/server\/ports\/(db\/(describe|patient)|solver\/highs\.thread)\.ts$/, 'what is written into a dump, and what other programs say'],
  [/^src\/server\/ports\/ics\/(windows-)?zones\.ts$/, 'names of time zones as other programs write them'],
  [
    /^src\/server\/ports\/(anchor\/rfc3161|billing\/stripe|files\/sealed)\.ts$/,
    'why a timestamp, a payment or a stored file is refused: for the log',
  ],
  [/^src\/server\/ports\/push\/sealing\.ts$/, 'what keys are derived for, as the RFC names it'],
  [/^src\/web\/match\.ts$/, 'titles in discreet mode: the same in every language'],
  [/^src\/app\/(config|folder|scan|server|signing|worker)\.ts$/, 'for who runs the site, in a terminal'],
  [/^src\/(map\/planned|web\/kit\/.*)\.tsx?$/, 'pages that are not there for readers: not built yet, and the sheet of components'],
]

/** Functions whose words are for a reader of the log, or a macro of Lingui's; and names of properties that are for programs, or the same in every language (a law as lawyers cite it). */
const notForReaders = /^(t|msg|plural|select|selectOrdinal|defineMessage|call|.*\b(say|log|warn|report|debug)|console\.\w+|z\.\w+)$/
const forPrograms = new Set(['summary', 'comment', 'className', 'style', 'd', 'viewBox', 'id', 'key', 'name', 'cite'])
const elements = /^(Trans|Plural|Select|SelectOrdinal|title)$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Whether a string reads as words for a person: it starts as a sentence does and goes on, or has three words and an end. */
export function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/)
  if (!/[a-z]{2}/.test(text) || words.length < 2) return false
  if (/§/.test(text)) return false
  return /^[“"‘(]?\p{Lu}\S*$/u.test(words[0]!)
    ? /^[\p{Ll}\d“"‘(…]/u.test(words[1]!) || /[.!?:]$/.test(text.trim())
    : words.length > 2 && /[.!?]$/.test(text.trim())
}

/** The sentences of a source outside of Lingui's macros, with their lines. */
export function looseTexts(file: string, code: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  const source = (node: unknown) => (isNode(node) ? code.slice(node.start, node.end) : '')
  const add = (node: Node, text: string) => {
    if (isSentence(text)) found.push({ line: code.slice(0, node.start).split('\n').length, text: text.trim() })
  }
  const inner = (node: Node) => Object.values(node).forEach(visit)
  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node)) return
    const { type } = node
    if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration' || (type.startsWith('TS') && !type.endsWith('Expression'))) return
    if (type === 'TaggedTemplateExpression') return visit((node['quasi'] as Node)['expressions'])
    if (type === 'CallExpression' && notForReaders.test(source(node['callee']))) return
    if (type === 'NewExpression' && source(node['callee']).endsWith('Error')) return
    if (type === 'Property' && forPrograms.has(source(node['key']))) return
    if (type === 'JSXAttribute' && forPrograms.has(source(node['name']))) return
    if (type === 'JSXElement' && elements.test(source((node['openingElement'] as Node)['name']))) return
    if (type === 'JSXText') return add(node, String(node['value']))
    if (type === 'Literal') return typeof node['value'] === 'string' ? add(node, node['value']) : undefined
    if (type === 'TemplateLiteral') {
      const quasis = node['quasis'] as { value: { cooked: string } }[]
      add(node, quasis.map(({ value }) => value.cooked).join('…'))
      return visit(node['expressions'])
    }
    inner(node)
  }
  visit(parseSync(file, code).program)
  return found
}

/** All of `src/`, by file. */
export function allLooseTexts(): ReadonlyMap<string, { line: number; text: string }[]> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !exempt.some(([pattern]) => pattern.test(file)))
  const all = files.toSorted().map((file) => [file, looseTexts(file, readFileSync(path.join(root, file), 'utf8'))] as const)
  return new Map(all.filter(([, found]) => found.length > 0))
}
