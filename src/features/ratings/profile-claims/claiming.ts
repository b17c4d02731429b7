// Checks a request to claim a profile: the person, what the address proves, and what is refused at once.
import { note } from '#access/audit.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { isPrintable } from '#kernel/printable.ts'
import { msg, type Text } from '#kernel/text.ts'
import { hasSeatIn, organizationsAt } from '#directory/organizations/public.ts'
import type { Professional } from '#directory/professionals/contract.ts'
import type { Asking } from './contract.ts'
import { byName, domainOfSite, readAddress, readBarNumber } from './rules.ts'
import type { Deps } from './deps.ts'
import { countRefusal } from './store.ts'

/** Why a rule refused a claim. */
export type Why = 'address' | 'domain' | 'bar_number' | 'codes' | 'too_many'

const factsOf = (of: Professional, field: string): string[] => of.facts.flatMap((fact) => (fact.field === field ? [fact.value] : []))

/** The bar numbers that the directory has for a person, normalized for comparison: one for each state that admitted them. */
export const barNumbersOf = (of: Professional): string[] => [
  ...new Set(factsOf(of, 'bar_number').flatMap((known) => readBarNumber(known) ?? [])),
]

/** Refuses a claim by rule: the refusal is counted by month, audited, and explained. */
export function refusing({ accounts, clock, random }: Pick<Deps, 'accounts' | 'clock' | 'random'>) {
  return async (account: string, professional: string, why: Why, said: Text, field: string): Promise<never> => {
    await countRefusal(accounts, why, `${dayOf(clock()).slice(0, 7)}-01`)
    await note(accounts, { account, action: 'claims.ask', subject: professional, outcome: 'refused', reason: why }, { clock, random })
    throw new Fault('invalid', said, { field })
  }
}

/**
 * What a mail domain proves about a person. `own` is their place of work: by the federal courts' naming, by an organization
 * whose domain staff has checked and where they have a seat, or by the website on the profile.
 */
async function domainProof({ accounts, clock }: Deps, domain: string, of: Professional): Promise<'own' | 'public' | null> {
  const named = byName(domain, of)
  if (named === 'own') return 'own'
  if (factsOf(of, 'website').some((site) => domainOfSite(site) === domain)) return 'own'
  const owners = await organizationsAt(accounts, domain)
  if (owners.length === 0) return named
  const ids = owners.map(({ id }) => id)
  return (await hasSeatIn(accounts, of.id, ids, dayOf(clock()))) ? 'own' : 'public'
}

export interface Given {
  barNumber: string | null
  barState: string | null
  email: string | null
  note: string | null
  shows: 'own' | 'public' | null
}

/**
 * Checks the body of a request to claim a profile.
 * @throws Fault `invalid`, counted, for an address that proves nothing, and for another person's bar number
 */
export async function given(deps: Deps, account: string, body: Asking, of: Professional): Promise<Given> {
  const refuse = refusing(deps)
  const wrong = (said: Text, field: string) => new Fault('invalid', said, { field })
  const typed = body.barNumber ?? ''
  const barNumber = typed === '' ? null : readBarNumber(typed)
  if (typed !== '' && barNumber === null)
    throw wrong(msg`Write the bar number as it stands on your card: letters A to Z, digits and dashes.`, 'barNumber')
  if (of.role === 'attorney' && barNumber === null) throw wrong(msg`Give your bar number.`, 'barNumber')
  const known = barNumbersOf(of)
  if (barNumber !== null && known.length > 0 && !known.includes(barNumber))
    return refuse(
      account,
      of.id,
      'bar_number',
      msg`This bar number is not that of the person on the page. Nobody can claim a page for somebody else.`,
      'barNumber',
    )
  if (body.note && !isPrintable(body.note)) throw wrong(msg`The note holds characters that cannot be shown. Type that part again.`, 'note')
  const rest = { barNumber, barState: body.barState || null, note: body.note || null }
  if (body.way === 'paper') return { ...rest, email: null, shows: null }
  const address = readAddress(body.email ?? '')
  if (address === null)
    return refuse(account, of.id, 'address', msg`Write the whole address in plain letters, such as name@court.gov.`, 'email')
  const shows = await domainProof(deps, address.domain, of)
  if (shows === null)
    return refuse(
      account,
      of.id,
      'domain',
      msg`This address is not known to belong to the court or firm of the person on the page. Choose to show a paper instead.`,
      'email',
    )
  return { ...rest, email: `${address.local}@${address.domain}`, shows }
}
