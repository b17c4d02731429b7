// Which way a claim goes, and what an address at a court or a firm shows. Pure.
import type { ClaimState } from './contract.ts'

/** What can be done to a claim: by the claimant (send, confirm, submit, withdraw), a rule (exhaust, grant, submit, refuse) or staff. */
export const acts = ['send', 'confirm', 'exhaust', 'submit', 'grant', 'refuse', 'withdraw', 'revoke'] as const
export type Act = (typeof acts)[number]

/** The whole table: what is not in it is refused. */
export const transitions: Readonly<Record<ClaimState, Readonly<Partial<Record<Act, ClaimState>>>>> = {
  asked: { send: 'code_sent', submit: 'checking', refuse: 'refused', withdraw: 'withdrawn' },
  code_sent: { send: 'code_sent', confirm: 'confirmed', exhaust: 'asked', refuse: 'refused', withdraw: 'withdrawn' },
  confirmed: { submit: 'checking', grant: 'granted' },
  checking: { grant: 'granted', refuse: 'refused', withdraw: 'withdrawn' },
  granted: { withdraw: 'withdrawn', revoke: 'revoked' },
  refused: {},
  withdrawn: {},
  revoked: {},
}

/** Whether it waits or stands: an account has one such of a page. */
export const isOpen = (state: ClaimState): boolean => Object.keys(transitions[state]).length > 0

const address = /^([a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64})@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24})$/

/**
 * An address in plain letters, small. `null` for anything else: a letter that only looks like one (homoglyphs), and a
 * domain that is written in other letters (`xn--`), show no court.
 */
export function readAddress(typed: string): { local: string; domain: string } | null {
  const match = address.exec(typed.trim().toLowerCase())
  if (!match || match[2]!.split('.').some((label) => label.startsWith('xn--'))) return null
  return { local: match[1]!, domain: match[2]! }
}

/** A bar number as it is stored: capitals, no blanks or dots; `null` where it cannot be one. */
export function readBarNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s.#]/g, '')
  return /^[A-Z0-9-]{2,20}$/.test(plain) && /\d/.test(plain) ? plain : null
}

/** Whose place of work is asked about. */
export interface Place {
  state: string | null
  jurisdiction: 'state' | 'federal'
}

const isState = (label: string) => /^[a-z]{2}$/.test(label)

/**
 * What a domain shows by its name alone: `own` is the federal courts' for someone of a federal court, `public` an office of
 * the public in the same state or in none (a person still looks who that is), `null` neither.
 */
export function byName(domain: string, { state, jurisdiction }: Place): 'own' | 'public' | null {
  const labels = domain.split('.').toReversed()
  const [top, second, third] = labels
  if (top === 'gov' && second === 'uscourts') return jurisdiction === 'federal' ? 'own' : null
  const home = state?.toLowerCase() ?? null
  const hasHome = (label: string | undefined) => label !== undefined && isState(label) && home !== null && label !== home
  if (top === 'gov') return second === undefined || hasHome(second) ? null : 'public'
  // The domain of a state: courts.state.tx.us, co.travis.tx.us.
  if (top === 'us' && second !== undefined && isState(second) && third !== undefined) return hasHome(second) ? null : 'public'
  return null
}

/** The host of a website as a domain of mail: `https://www.marsh.example/team` is `marsh.example`; `null` where there is none. */
export function domainOfSite(website: string): string | null {
  try {
    const { hostname } = new URL(website.includes('://') ? website : `https://${website}`)
    return hostname.replace(/^www\./, '').toLowerCase() || null
  } catch {
    return null
  }
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'esq', 'phd'])

/** Whether the part before the @ is made of someone's name: family name with the given name or its first letter. */
export function isNamed(local: string, name: string): boolean {
  const parts = folded(name)
    .split(' ')
    .filter((part) => part !== '' && !suffixes.has(part))
  const given = parts[0] ?? ''
  const family = parts.length > 1 ? parts.at(-1)! : ''
  if (given === '' || family.length < 2) return false
  const letters = local.replace(/[^a-z]/g, '')
  const middles = parts.slice(1, -1).map((part) => part[0]!)
  return [given, given[0]!].some((first) =>
    ['', ...middles].some((middle) => letters === first + middle + family || letters === family + first + middle),
  )
}

/** What is known when the code was right. */
export interface Proofs {
  shows: 'own' | 'public'
  isNamed: boolean
  /** The number that was given is the directory's; `null` where the directory has none. */
  barFits: boolean | null
  isHeld: boolean
}

/** Granted by rule only where all three agree and nobody holds the profile; else a person looks. */
export function afterCode({ shows, isNamed: named, barFits, isHeld }: Proofs): 'grant' | 'submit' {
  return shows === 'own' && named && barFits === true && !isHeld ? 'grant' : 'submit'
}
