import { escapeHtml } from '#http/head.ts'
import { english } from '#kernel/english.ts'
import { msg, plural, type Text } from '#kernel/text.ts'
import type { Given } from './exporting.ts'

const say = (text: Text) => escapeHtml(english(text))

/** Longer values are shortened here; the JSON file has them in full. */
const longest = 2_000

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (value instanceof Date) return value.toISOString()
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > longest ? english(msg`${{ start: text.slice(0, longest) }} … (whole in the JSON file)`) : text
}

function tableOf({ rows }: Given): string {
  if (rows.length === 0) return `<p>${say(msg`Nothing is kept here.`)}</p>`
  const names = Object.keys(rows[0]!)
  const line = (row: object) =>
    `<tr>${names.map((name) => `<td>${escapeHtml(cellText((row as Record<string, unknown>)[name]))}</td>`).join('')}</tr>`
  return `<table><thead><tr>${names.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table>`
}

function withheldOf({ withheld = {} }: Given): string {
  const names = Object.entries(withheld)
  if (names.length === 0) return ''
  const columns = names.map(([name, why]) =>
    english(why === 'secret' ? msg`${{ name }} (internal or secret)` : msg`${{ name }} (of somebody else)`),
  )
  return `<p>${say(msg`Kept, and not in this file: ${{ columns: columns.join(', ') }}.`)}</p>`
}

/** The export as a page that opens in any browser, without a network. */
export function htmlOf(given: readonly Given[], day: string): string {
  const parts = given.map((one) => {
    const { table, what, rows } = one
    // Names of tables are identifiers of ours, so nothing in this sentence has to be escaped.
    const file = `<a href="data/${table}.json">data/${table}.json</a>`
    const where = english(
      msg`Table ${{ table: `<code>${table}</code>` }}, ${plural({ rows: rows.length }, { one: '# row', other: '# rows' })}, also in ${{ file }}.`,
    )
    return `<section id="${table}"><h2>${escapeHtml(what)}</h2><p>${where}</p>${withheldOf(one)}${tableOf(one)}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say(msg`Export ${{ day }}`)}</title>
<style>body{font:17px/1.5 system-ui,sans-serif;max-width:68rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;display:block;overflow-x:auto}th,td{border:1px solid #857b6d;padding:.25rem .5rem;text-align:left}</style>
</head><body><h1>${say(msg`Everything that is kept of your account`)}</h1><p>${say(msg`As of ${{ day }}. Times are in UTC. Each table is also here as JSON, for programs.`)}</p>
${parts.join('\n')}</body></html>
`
}
