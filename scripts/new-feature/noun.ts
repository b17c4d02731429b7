const manyOf = (one: string) => (/[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`)
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

/**
 * The files with another noun for one entry of the list: types, functions, file names and texts have it, and the table has it alone.
 * @param from the noun of the templates
 */
export function withNoun(files: Readonly<Record<string, string>>, name: string, from: string, to: string): Record<string, string> {
  const words = new Map([
    // The table first, and the feature's own name, which may contain the noun, stays.
    [`${name}_${from}`, to],
    [name, name],
    [capital(name), capital(name)],
    [`an ${from}`, `${/^[aeiou]/.test(to) ? 'an' : 'a'} ${to}`],
    [`An ${from}`, `${/^[aeiou]/.test(to) ? 'An' : 'A'} ${to}`],
    [manyOf(from), manyOf(to)],
    [capital(manyOf(from)), capital(manyOf(to))],
    [from, to],
    [capital(from), capital(to)],
  ])
  // Not the class names `items-center` and `items-end`.
  const pattern = new RegExp(`(?:${[...words.keys()].join('|')})(?!s?-(?:center|end)\\b)`, 'g')
  const renamed = (text: string) => text.replace(pattern, (word) => words.get(word)!)
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [renamed(file), renamed(text)]))
}
