const romans = /^(ii|iii|iv|v|vi)$/i
/** Names of two letters; any other two capitals are initials ("TJ"). */
const short = new Set('al bo cy de di du ed ho hu jo la le li lo lu ly ma oh su ty vo vu wu xu yo yu'.split(' '))
/** Words that stay small inside a name that is written in capitals throughout. */
const particles = new Set(['de', 'la', 'las', 'los'])

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One part between hyphens and blanks: "McCORD" is McCord, "o'neil" is O'Neil, "A.j." is A.J. */
function mendPart(part: string): string {
  const [, before = '', core = '', after = ''] = /^([("'“]*)(.*?)([)"'”.,]*)$/u.exec(part) ?? []
  if (core === '') return part
  if (/^(\p{L}\.)+\p{L}?$/u.test(core)) return before + core.toUpperCase() + after
  if (romans.test(core) && (core.length > 1 || core === 'V')) return before + core.toUpperCase() + after
  let word = core
  if (word.length === 2 && word === word.toUpperCase()) word = short.has(word.toLowerCase()) ? capital(word.toLowerCase()) : word
  else word = word.replaceAll(/\p{Lu}{3,}/gu, (run) => run.charAt(0) + run.slice(1).toLowerCase())
  // A nickname between quotation marks: "corky", and initials as "jp".
  if (/^\p{Ll}/u.test(word) && before !== '') word = word.length === 2 && !short.has(word) ? word.toUpperCase() : capital(word)
  word = word.replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
  word = word.replace(/^([DLO])['’](\p{Ll})/iu, (_, first: string, letter: string) => `${first.toUpperCase()}'${letter.toUpperCase()}`)
  return before + word + after
}

/**
 * Mends the letters of a person's name where the source shouts or lost capitals: "KEN Cory" is Ken Cory,
 * "A.j. Anglin" is A.J. Anglin, "Dear-jackson" is Dear-Jackson, "VICKI D'ANGELO" is Vicki D'Angelo.
 * Capitals that make sense (McDonald, LaShann, deGravelles, TJ) stay as they are.
 */
export function nameCase(name: string): string {
  const shouts = /\p{Lu}{2}/u.test(name) && !/\p{Ll}/u.test(name)
  const whispers = !/\p{Lu}/u.test(name)
  return name
    .split(' ')
    .map((word, index) => {
      if (shouts && index > 0 && particles.has(word.toLowerCase())) return word.toLowerCase()
      return word
        .split('-')
        .map((part, at) => mendPart(at > 0 || (whispers && !particles.has(word)) ? capital(part) : part))
        .join('-')
    })
    .join(' ')
}
