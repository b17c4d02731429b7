import type { Plain } from './plain.ts'
import type { ReasonCode } from './types.ts'

/** Digits that belong together, such as "(971) 555-0182", with the lengths of their groups: 3-3-4. */
export interface Run {
  at: number
  end: number
  digits: string
  shape: string
  /** What stands between the groups. */
  signs: string
}

const between = ' .-/()[]*_#+~|'
const mostBetween = 3
const isDigit = (unit: string | undefined) => unit !== undefined && unit >= '0' && unit <= '9'
const isLetter = (unit: string | undefined) => unit !== undefined && /[a-z]/i.test(unit)

/** The unit as a digit: an O or l between digits is one, for whoever hopes not to be found. */
function digitAt(text: string, at: number): string | null {
  const unit = text[at]
  if (isDigit(unit)) return unit!
  if (unit === 's' && isDigit(text[at - 1]) && isDigit(text[at + 1])) return '5'
  const read = unit === 'o' ? '0' : unit === 'l' || unit === 'i' ? '1' : null
  if (read === null) return null
  const near = (step: number) => isDigit(text[at + step]) || (between.includes(text[at + step] ?? 'x') && isDigit(text[at + 2 * step]))
  const beside = isDigit(text[at - 1]) || isDigit(text[at + 1])
  return beside && (near(1) || near(-1)) && !(isLetter(text[at - 1]) && isLetter(text[at + 1])) && near(1) && near(-1) ? read : null
}

/** All runs of digits, in order. Each unit is looked at a bounded number of times. */
export function runsOf({ lower }: Plain): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < lower.length;) {
    if (!isDigit(lower[at])) {
      at += 1
      continue
    }
    const groups: string[] = ['']
    let digits = ''
    let signs = ''
    let end = at
    for (let next = at; next < lower.length;) {
      const digit = digitAt(lower, next)
      if (digit !== null) {
        groups[groups.length - 1] += digit
        digits += digit
        next += 1
        end = next
        continue
      }
      let gap = next
      while (gap < lower.length && gap - next < mostBetween && between.includes(lower[gap]!)) gap += 1
      const isSentenceEnd = lower.slice(next, gap).includes('. ')
      if (gap === next || isSentenceEnd || digitAt(lower, gap) === null) break
      signs += lower.slice(next, gap)
      groups.push('')
      next = gap
    }
    const opens = lower[at - 1] === '(' || lower[at - 1] === '+' ? 1 : 0
    runs.push({ at: at - opens, end, digits, shape: groups.map((group) => group.length).join('-'), signs })
    at = end
  }
  return runs
}

const before = (plain: Plain, run: Run, far: number) => plain.lower.slice(Math.max(0, run.at - far), run.at)
const after = (plain: Plain, run: Run, far: number) => plain.lower.slice(run.end, run.end + far)

const money = /(?:[$€£]|usd|us\$|mxn)\s?$/
const sums = /^\s?(?:dollars|usd|bucks|pesos|dolares|euros|%|percent|k\b|mil\b)/
const law =
  /(?:sections?|statutes?|code|rules?|§|c\.?r\.?s\.?|a\.?r\.?s\.?|r\.?c\.?w\.?|o\.?r\.?s\.?|articulos?|art\.?|ley|act|title|chapter)\s?[a-z]{0,4}\.?\s?$/
const aboutSocial =
  /(?:\b(?:ssn|ss#|s\.s\.n|itin|ein|tin|tax id|nss)\b|\bsocial(?! (?:work|media|serv|stud|life|skill|pres|network))|seguro social)[^.]{0,30}$/
const aboutAccount = /(?:account|acct|card|routing|iban|bank|deposit|cuenta|tarjeta|clabe)[^.]{0,30}$/
const aboutPhone =
  /(?:call|text|phone|tel|cell|number|fax|whats|wsp|\bwa\b|reach|mobile|movil|contact|llam|numero|celular|telefono|marc|marqu|escrib|bizum|zelle|venmo|cash ?app|signal|telegram|imessage|beeper|pager|\bline\b|hablen|mensaje|comuni)[^.]{0,30}$/
/** Numbers on the pages of exhibits. */
const aboutPages = /(?:bates|stamped|exhibits?|pages?|pp\.?|foliad[oa]s?)[^.]{0,24}$/
const aboutZip = /(?:zip|postal)[^.]{0,12}$/
const years = /^(?:19|20)\d\d$/

/** What is looked for in the few letters around a number. */
export const numberPatterns: readonly RegExp[] = [money, sums, law, aboutSocial, aboutAccount, aboutPhone, aboutPages, aboutZip]

function isYears(run: Run): boolean {
  const groups = run.shape.split('-').map(Number)
  let at = 0
  const parts = groups.map((length) => run.digits.slice(at, (at += length)))
  return parts.some((part) => years.test(part)) && parts.every((part) => years.test(part) || part.length <= 2)
}

const dateShapes = new Set(['1-1-2', '1-2-2', '2-1-2', '2-2-2', '1-1-4', '1-2-4', '2-1-4', '2-2-4', '4-2-2', '4-1-2', '4-1-1', '4-2-1'])

/** Whether digits are a date, such as 5/14/2016 or 2016-05-14. Shape 2-2-4 with hyphens alone is not enough for others. */
export function isDate({ shape, digits, signs }: Run): boolean {
  if (!dateShapes.has(shape) || !/^[/.-]{2}$/.test(signs)) return false
  const groups = shape.split('-').map(Number)
  const first = Number(digits.slice(0, groups[0]))
  const second = Number(digits.slice(groups[0], groups[0]! + groups[1]!))
  return shape.startsWith('4') ? years.test(digits.slice(0, 4)) && second <= 12 : first <= 31 && second <= 31
}

const isSum = (plain: Plain, run: Run, back: string) => money.test(back) || sums.test(after(plain, run, 12))

/**
 * A telephone number by its groups, in no matter what country's habit: ten digits in 2-4-4 (Mexico), 3-3-2-2 or 3-4-3,
 * nine from 6 on in 3-2-2-2 or 3-3-3 (Spain), with a country's 1, 34, 52 or 44 before or a 0. Schedules ("2 2 5 5")
 * and lists of round sums are none.
 */
function isGrouped({ shape, digits }: Run): boolean {
  const groups = shape.split('-').map(Number)
  let at = 0
  const parts = groups.map((length) => digits.slice(at, (at += length)))
  if (parts.length < 2 || parts.length > 7 || groups.some((length) => length > 6)) return false
  if (parts.every((part) => part.endsWith('00') || years.test(part))) return false
  const national = /^(?:1|34|52|521|44|51|54|56|57|58|1787|1939)$/.test(parts[0]!) ? digits.slice(groups[0]) : digits
  if (national.length === 9) return /^[6-9]/.test(national) && groups.every((length) => length <= 4) && parts.length <= 5
  return national.length === 10 || (national.startsWith('0') && national.length === 11)
}

/** What a run of digits is, or `null` when nobody can be found by it. Shapes: NANP, SSA, USPS, ISO 7812; FRCP 5.2(a). */
export function kindOf(plain: Plain, run: Run): ReasonCode | null {
  const count = run.digits.length
  const back = before(plain, run, 40)
  if (aboutZip.test(back) && (count === 5 || count === 9)) return 'zip'
  if (aboutAccount.test(back) && count >= 6 && !money.test(back) && !isDate(run) && !isYears(run)) return 'account'
  if (aboutAccount.test(back) && count >= 3 && /(?:ending|ends|last)[^.]{0,12}$/.test(back)) return 'account'
  if (aboutSocial.test(back) && count >= 4 && !isDate(run) && !isYears(run) && !isSum(plain, run, back)) return 'social_security'
  if (count < 7 || isDate(run) || isYears(run)) return null
  if (run.digits.startsWith('00') && aboutPages.test(back)) return null
  if (isSum(plain, run, back) || law.test(back.slice(-14))) return null
  if (/^[.]$/.test(run.signs) && run.shape.endsWith('-2')) return null
  if (/^0{3,}$/.test(run.digits.slice(-4)) && run.signs === '') return null
  const spaced = /^ +$/.test(run.signs)
  if (run.shape === '3-2-4' || run.shape === '2-7') return 'social_security'
  if (run.shape === '5-4' && !spaced) return 'zip'
  if ((plain.lower[run.at] === '+' || /^00[1-9]/.test(run.digits)) && count <= 15) return 'phone'
  if (run.shape === '3-4' && run.signs.includes('(') && years.test(run.digits.slice(3))) return null
  if (run.shape === '3-4' && (!spaced || aboutPhone.test(back))) return 'phone'
  if (/^(1-|\d-|\d\d-)?3-3-4$/.test(run.shape) || /^(1-)?3-7$/.test(run.shape) || run.shape === '6-4') return 'phone'
  if (count >= 13 && count <= 19) return 'account'
  if (aboutPhone.test(back) && count <= 13) return 'phone'
  if ((count === 10 || (count === 11 && run.digits.startsWith('1'))) && (run.signs === '' || /^(1-)+1$/.test(run.shape))) return 'phone'
  if (/^(2-){3,6}2$/.test(run.shape) || /^(1-){6,14}1$/.test(run.shape)) return 'phone'
  if (isGrouped(run)) return 'phone'
  if (spaced && !/^(4-){2,4}\d$/.test(run.shape)) return run.shape.split('-').some((length) => Number(length) >= 7) ? 'account' : null
  return count === 9 && run.signs === '' ? 'social_security' : 'account'
}
