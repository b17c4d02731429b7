import { Misuse, readArguments } from './command.ts'

/** What `npm test` was asked for. */
export type Asked = { isWhole: boolean } & (
  | { kind: 'all' }
  | { kind: 'named'; names: string[] }
  | { kind: 'changed'; since: string | null }
)

export const usage = `npm test                        every check and every test, but for what compiles the tree again
npm test -- --whole             the same as CI runs it
npm test -- <name> ...          the test files whose path has one of the names in it
npm test -- --changed [commit]  the tests that the changed files reach: not yet committed, or since a commit`

/**
 * Reads the words behind `npm test --`.
 * @throws Misuse for what cannot be asked
 */
export function asked(args: string[]): Asked {
  const options = { whole: { type: 'boolean' }, changed: { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values, positionals } = readArguments('test', options, args)
  if (values.help === true) throw new Misuse(usage)
  const isWhole = values.whole === true
  if (values.changed === true) {
    if (positionals.length > 1) throw new Misuse(`--changed takes one commit at most.\n${usage}`)
    return { isWhole, kind: 'changed', since: positionals[0] ?? null }
  }
  return positionals.length === 0 ? { isWhole, kind: 'all' } : { isWhole, kind: 'named', names: positionals }
}

/** The files whose path has one of the names in it. */
export const matching = (files: readonly string[], names: readonly string[]): string[] =>
  files.filter((file) => names.some((name) => file.includes(name))).toSorted()
