import type { FindingKind } from './types.ts'

/** What a rule leaves: the last four digits, the year, the initials, nothing at all; `unnamed`: the rule doesn't name this kind. */
export type Treatment = 'last4' | 'year' | 'initials' | 'nothing' | 'unnamed'

export interface FilingRule {
  /** `US`, or the two letters of a state. */
  id: string
  /** As a court cites it. */
  citation: string
  kinds: Readonly<Record<FindingKind, Treatment>>
  /** What a reader has to know besides: exceptions for family cases. `null` for nothing. */
  note: string | null
  /** Where its text was read: none of these is the state’s own code but where the source says so. */
  source: string
  /** The day on which it was read there; `null`: the row is from memory, and nobody has compared it. */
  checkedOn: string | null
}

/** FRCP 5.2(a): the standard where a state has no row, and for kinds that a state’s rule doesn’t name. It binds federal courts. */
const federal: FilingRule = {
  id: 'US',
  citation: 'Fed. R. Civ. P. 5.2(a)',
  kinds: { ssn: 'last4', account: 'last4', birth: 'year', minor: 'initials', address: 'unnamed' },
  note: null,
  source: 'pacer.gov, text of the rule',
  checkedOn: '2026-11-30',
}

/** Where the state’s rule names no address: what protects one in custody cases of nearly every state. From memory. */
const addressRule = { citation: 'UCCJEA § 209(e), as the state enacted it', checkedOn: null }

const states: readonly FilingRule[] = [
  {
    id: 'TX',
    citation: 'Tex. R. Civ. P. 21c',
    kinds: { ssn: 'nothing', account: 'nothing', birth: 'nothing', minor: 'initials', address: 'nothing' },
    note: 'The birth date, home address and name of a person who was a minor when the suit was filed are sensitive data. Each omitted digit or letter is written as X. What a statute, rule or regulation requires is excepted, and the document is then marked as containing sensitive data.',
    source: 'texasfamilylaw.blogspot.com, text of the rule; texaslawhelp.org',
    checkedOn: '2026-11-30',
  },
  {
    id: 'CA',
    citation: 'Cal. Rules of Court, rule 1.201',
    kinds: { ssn: 'last4', account: 'last4', birth: 'unnamed', minor: 'unnamed', address: 'unnamed' },
    note: null,
    source: 'legalclarity.org, about the rule and not its text',
    checkedOn: '2026-11-30',
  },
  {
    id: 'FL',
    citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.425',
    kinds: { ssn: 'nothing', account: 'nothing', birth: 'year', minor: 'initials', address: 'unnamed' },
    note: 'The rule has exceptions, and some are for family cases: ask the clerk or an attorney.',
    source: 'legalclarity.org, about the rule and not its text',
    checkedOn: '2026-11-30',
  },
  {
    id: 'NY',
    citation: '22 NYCRR 202.5(e)',
    kinds: { ssn: 'last4', account: 'last4', birth: 'year', minor: 'initials', address: 'unnamed' },
    note: 'The rule excepts matrimonial actions: there the court’s own orders and forms say what is left out.',
    source: 'nycourts.gov, about the rule; nycla.org',
    checkedOn: '2026-11-30',
  },
  {
    id: 'IL',
    citation: 'Ill. Sup. Ct. R. 138',
    kinds: { ssn: 'last4', account: 'last4', birth: 'unnamed', minor: 'unnamed', address: 'unnamed' },
    note: null,
    source: 'howtolegalhelp.com, text of the rule of 2021',
    checkedOn: '2026-11-30',
  },
  {
    id: 'GA',
    citation: 'O.C.G.A. § 9-11-7.1',
    kinds: { ssn: 'last4', account: 'last4', birth: 'year', minor: 'initials', address: 'unnamed' },
    note: null,
    source: 'from memory',
    checkedOn: null,
  },
  {
    id: 'WA',
    citation: 'Wash. GR 31(e)',
    kinds: { ssn: 'nothing', account: 'nothing', birth: 'unnamed', minor: 'unnamed', address: 'unnamed' },
    note: null,
    source: 'from memory',
    checkedOn: null,
  },
]
const byState = new Map(states.map((rule) => [rule.id, rule]))

export const filingRules: readonly FilingRule[] = [federal, ...states]

/** What holds for one kind in a state. */
export interface RuleOfKind {
  citation: string
  treatment: Exclude<Treatment, 'unnamed'>
  checkedOn: string | null
  /** Whether it is the state’s own rule. */
  isOfState: boolean
}

/** The rule of a state; the federal standard where it has no row. @param state two letters */
export const ruleOf = (state: string): FilingRule => byState.get(state) ?? federal

/** The paragraph of FRCP 5.2(a) about a kind. */
const paragraphs: Readonly<Record<FindingKind, string>> = { ssn: '(1)', birth: '(2)', minor: '(3)', account: '(4)', address: '' }

/** The rule about one kind of finding in a state: the state’s own, else the federal one, for addresses what protects them in custody cases. */
export function ruleOfKind(state: string, kind: FindingKind): RuleOfKind {
  const own = byState.get(state)
  const treatment = own?.kinds[kind]
  if (own && treatment && treatment !== 'unnamed') return { citation: own.citation, treatment, checkedOn: own.checkedOn, isOfState: true }
  const usual = federal.kinds[kind]
  if (usual === 'unnamed') return { ...addressRule, treatment: 'nothing', isOfState: false }
  return { citation: `${federal.citation}${paragraphs[kind]}`, treatment: usual, checkedOn: federal.checkedOn, isOfState: false }
}
