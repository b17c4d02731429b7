/** Kinds of error whose message speaks of the program and never quotes what someone typed. */
const plain = new Set(['TypeError', 'ReferenceError'])

/**
 * A bug as the log may have it: kind, code and place. Other messages are left out, because they quote
 * values (PostgreSQL: `invalid input syntax: "..."`; JSON: a piece of the text).
 */
export function describeBug(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is not an Error was thrown'
  const { code } = error as { code?: unknown }
  const kind = [error.constructor.name, typeof code === 'string' ? code : '', plain.has(error.name) ? error.message : '']
    .filter(Boolean)
    .join(' ')
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [kind, ...places].join('\n')
}

/** Writes a bug to the standard error: the route's pattern and the bug, never an address or a text. */
export function report(error: unknown, where: string) {
  console.error(`${where}: ${describeBug(error)}`)
}
