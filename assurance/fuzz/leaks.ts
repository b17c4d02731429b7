import { tmpdir } from 'node:os'
import { root } from '#scripts/build.ts'

/** What no answer may hold: a place in our code or on our disk, a piece of SQL or of PostgreSQL's own messages. */
const patterns: readonly RegExp[] = [
  /(\n|\\n)\s+at [^\n]{1,200}:\d+:\d+/,
  /node_modules|file:\/\/\/|\.(ts|tsx|js|mjs):\d+:\d+/,
  /syntax error at|invalid input syntax|invalid byte sequence|violates [a-z-]+ constraint|duplicate key value|relation "|SQLSTATE/,
  /casebalance_(accounts|app|owner|reviews)|pg_catalog|ECONNREFUSED|ENOENT/,
  /\b(select|insert into|update|delete from) "\w+"/i,
  /\b(select|insert into|update|delete from)\b[^<>{}]{1,300}(\$\d|"\."|::[a-z]+)/i,
  /\[object Object\]/,
]
const places = [root, tmpdir()].filter((place) => place.length > 4)

/** The first piece of our insides in an answer, or `null`. */
export function leakIn(text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return found[0].trim().slice(0, 80)
  }
  return places.find((place) => text.includes(place)) ?? null
}
