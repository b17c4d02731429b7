// What a paper may not say in full when it is filed: the finder's words.

export const findingKinds = ['ssn', 'account', 'birth', 'minor', 'address'] as const
/** Social Security and taxpayer numbers, account and card numbers, birth dates, names of minors, protected addresses and phones. */
export type FindingKind = (typeof findingKinds)[number]

/** Why the finder says so: what a person can check. */
export type Reason =
  /** Grouped as such numbers are, or a word beside it names it. */
  | 'form'
  | 'label'
  /** Digits that pass the check digits of cards and IBANs. */
  | 'checksum'
  /** The case has it: a child’s name or birth date, or an own protected detail. */
  | 'case'
  /** It looks like one, and nothing beside it says that it is. */
  | 'looks'
  /** It is beside words such as “minor child” or “student”. */
  | 'beside'

export interface Finding {
  kind: FindingKind
  /** The number of the page, as it was given. */
  page: number
  /** Offsets in the text of the page, UTF-16 units, the end excluded. */
  start: number
  end: number
  quote: string
  /** `maybe`: it looks like one, and a person has to decide. */
  certainty: 'sure' | 'maybe'
  why: Reason
  /** What may be written in its place: what the usual form of the federal rule leaves of it. */
  short: string
}

/** The text of a page. */
export interface PageText {
  page: number
  text: string
}

/** A minor: a child of the case, or another name of one. */
export interface KnownMinor {
  /** The given name first, then further names. */
  name: string
  /** Year and month of birth, `YYYY-MM`, as the case has it; `null` where it is not known. */
  born: string | null
  /** Another name of one, such as a nickname: it takes no number where initials are the same. */
  isAlias?: boolean
}

/** What is known before a page is read. */
export interface Known {
  minors: readonly KnownMinor[]
  /** Birth dates that have to be reduced, `YYYY-MM-DD`. */
  births: readonly string[]
  /** Names of adults of the case, which stand beside “minor child” too. */
  adults: readonly string[]
  /** What its reader wants to have protected: addresses, phone numbers, email addresses. */
  places: readonly string[]
}

/** What each finder gives: a finding without its page. */
export type Found = Omit<Finding, 'page' | 'quote'>
