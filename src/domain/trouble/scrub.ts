// What a crash report may contain (trust-and-speed.md 0.7). A browser's error can quote what a person
// typed: a JSON error quotes the text, an address contains a name, a stack begins with the message.
// So the code does not remove bad parts: it accepts only text of a known, harmless shape.

/** Kinds of error that the language and browsers define; a program's own names may hold personal data and are not stored. */
const kinds = new Set([
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'EvalError',
  'URIError',
  'AggregateError',
  'DOMException',
  'AbortError',
  'SecurityError',
  'QuotaExceededError',
  'NotFoundError',
  'ChunkLoadError',
  'ApiError',
])

/** The name of an error, or `Error` for a name that is not one of the known ones. */
export function kindOf(name: string): string {
  return kinds.has(name) ? name : 'Error'
}

/**
 * Messages about the program only, and the text to store for each. `$1` is one of the words in the pattern,
 * or the number of one of the program's own messages; never a value.
 */
const known: readonly (readonly [RegExp, string])[] = [
  [/^(?:Uncaught )?(?:TypeError: )?Cannot (read|set) propert(?:y|ies) .*of (undefined|null)\b/s, 'Cannot $1 properties of $2'],
  [/^(undefined|null) is not an object \(evaluating /, '$1 is not an object'],
  // Without the name before it: a made-up error can have a value there, and in a build the name is one letter.
  [/^[\w$.]{1,60} is not (?:a )?(function|defined|iterable|constructor)$/, 'is not $1'],
  [/^(?:Cannot access|can't access lexical declaration) '[\w$]{1,60}' before initialization$/, 'used before initialization'],
  [/^Minified React error #(\d{1,4})\b/, 'React error $1'],
  [/^Maximum call stack size exceeded|^too much recursion/, 'too much recursion'],
  [/dynamically imported module|^Importing a module script failed/, 'a part of the page did not load'],
  [/^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?)$/, 'the network is gone'],
  [/^(\d{3}): /, 'answered $1'],
]

/** The part of a message to store: a known shape, or an empty string. */
export function scrubMessage(message: string): string {
  for (const [shape, replacement] of known) {
    const found = shape.exec(message)
    if (found) return replacement.replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? '')
  }
  return ''
}

/** A place in one of our own built files, whose names end in a hash: `base-Be6UvUsR.js:1:2345`. */
const place = /\/assets\/([a-z.-]{1,40}-[\w-]{8}\.js):(\d{1,7}):(\d{1,7})/g
const mostPlaces = 15

/** The places in our own files that a stack names, the innermost first; the rest is dropped. */
export function scrubStack(stack: string): string[] {
  return [...stack.matchAll(place)].slice(0, mostPlaces).map(([, file, line, column]) => `${file}:${line}:${column}`)
}

/**
 * The pattern of the site's map that an address fits: `/professionals/:id`. No id, no query, no host.
 * @param patterns paths of the map, with `:name` parameters
 * @returns '' for an address that fits none
 */
export function patternOf(address: string, patterns: readonly string[]): string {
  const path = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  const parts = path.split('/')
  const fits = (pattern: string) => {
    const wanted = pattern.split('/')
    return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  }
  return patterns.find(fits) ?? ''
}
