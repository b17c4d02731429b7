// Leaves one term out of a condition as PostgreSQL prints it: every list of AND and OR stands in parentheses of its own.

export interface Drop {
  text: string
  dropped: string
}

interface Group {
  from: number
  to: number
}

/** Where each pair of parentheses begins and ends; what stands in quotes is text. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  const open: number[] = []
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "'") isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (text[at] === '(') open.push(at)
    else if (text[at] === ')') groups.push({ from: open.pop()!, to: at })
  }
  return groups
}

/** The terms of a group between AND, or between OR, where it is a list of them; otherwise none. */
function termsOf(inner: string): { word: string; terms: string[] } | null {
  const terms: string[] = []
  let word = ''
  let depth = 0
  let isQuoted = false
  let begun = 0
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === "'") isQuoted = !isQuoted
    if (isQuoted) continue
    if (inner[at] === '(') depth += 1
    if (inner[at] === ')') depth -= 1
    const found = depth === 0 && /^ (AND|OR) /.exec(inner.slice(at, at + 5))
    if (!found) continue
    word = found[1]!
    terms.push(inner.slice(begun, at))
    begun = at + found[0].length
  }
  return word === '' ? null : { word, terms: [...terms, inner.slice(begun)] }
}

/** Every way to leave one term out. What would mean the same (beside an OR with `true`, an OR's `false`) is no mutant. */
export function dropsOf(text: string): Drop[] {
  return groupsOf(text).flatMap(({ from, to }) => {
    const list = termsOf(text.slice(from + 1, to))
    if (!list) return []
    const { word, terms } = list
    return terms.flatMap((dropped, n): Drop[] => {
      const rest = terms.filter((_, k) => k !== n)
      const isSame = word === 'OR' ? dropped === 'false' || rest.includes('true') : dropped === 'true' || dropped.startsWith('(true OR ')
      if (isSame) return []
      return [{ text: `${text.slice(0, from + 1)}${rest.join(` ${word} `)}${text.slice(to)}`, dropped }]
    })
  })
}
