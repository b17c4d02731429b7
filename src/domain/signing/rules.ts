// How papers for a court are signed, by state and kind of paper. A row is here only where its source was read: a state or a kind without
// one is answered with a page to be signed by hand, and with the sentence that its rule has not been checked.
import { type Day, readDay } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { CourtKind } from './kinds.ts'

/** How a paper is signed. `declaration`: under penalty of perjury, in place of a notary. */
export type Way = 'efiling' | 'notary' | 'declaration'

interface Source {
  /** As a court cites it. */
  citation: string
  /** The page that was read. */
  source: string
  /** Which edition that page has, in its own words. */
  edition: string
  /** The day on which someone read it there. It may have changed since. */
  checkedOn: Day
}

export interface SigningRule extends Source {
  /** Two letters. */
  state: string
  kinds: readonly CourtKind[]
  ways: readonly Way[]
  /** What it says, in plain words. */
  says: Text
  /** The words that a declaration ends with; empty where the source read here doesn't have them in full. */
  declares: string
}

type Written = Omit<SigningRule, 'checkedOn'> & { checkedOn: string }

/**
 * Loads rows.
 * @throws RangeError for a row without citation, https source, edition, day, kind or way, for a declaration's words without its way, and for
 * two rows of one state and kind
 */
export function loadRules(written: readonly Written[]): readonly SigningRule[] {
  const seen = new Set<string>()
  return written.map((row) => {
    const checkedOn = readDay(row.checkedOn)
    if (checkedOn === null || row.citation === '' || row.edition === '' || !/^https?:\/\/\S+$/.test(row.source))
      throw new RangeError(`a signing rule of ${row.state} needs a citation, a source, its edition and the day it was read`)
    if (!/^[A-Z]{2}$/.test(row.state) || row.kinds.length === 0 || row.ways.length === 0)
      throw new RangeError('a signing rule needs a state, a kind of paper and a way')
    if (row.declares !== '' && !row.ways.includes('declaration')) throw new RangeError(`the words of ${row.citation} have no way`)
    for (const kind of row.kinds) {
      if (seen.has(`${row.state} ${kind}`)) throw new RangeError(`two signing rules for ${row.state} ${kind}`)
      seen.add(`${row.state} ${kind}`)
    }
    return { ...row, checkedOn }
  })
}

const readOn = '2026-11-30'

export const signingRules = loadRules([
  {
    state: 'CA',
    kinds: ['declaration', 'financial'],
    ways: ['declaration', 'efiling'],
    says: msg`A declaration under penalty of perjury takes the place of a notary. E-filed, it may carry an electronic signature of the person who declares; or that person signs a printed copy first and holds it ready for the court and the other party.`,
    // The parts that section 2015.5 asks for, as the court names them: penalty of perjury, the laws of California, day and signature.
    declares: 'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
    citation: 'Cal. Rules of Court, rule 2.257(b); Code Civ. Proc. § 2015.5, as read in Kulshrestha v. First Union (2004) 33 Cal.4th 601',
    source: 'https://www.courts.ca.gov/cms/rules/index.cfm?title=two&linkid=rule2_257',
    edition: '2024 California Rules of Court',
    checkedOn: readOn,
  },
  {
    state: 'TX',
    kinds: ['declaration', 'financial'],
    ways: ['declaration'],
    says: msg`An unsworn declaration under penalty of perjury may take the place of an affidavit, except an oath before a certain official and some papers filed with a county clerk. Its closing words have a form of their own in the section: take them from there.`,
    declares: '',
    citation: 'Tex. Civ. Prac. & Rem. Code § 132.001(a)–(d)',
    source: 'https://lawserver.com/law/state/texas/tx-codes/texas_civil_practice_and_remedies_code_132-001',
    edition: '2024',
    checkedOn: readOn,
  },
  {
    state: 'FL',
    kinds: ['declaration'],
    ways: ['declaration', 'notary'],
    says: msg`A paper that must be verified is sworn to before an officer, or ends with a written declaration under penalties of perjury above the signature.`,
    declares: 'Under penalties of perjury, I declare that I have read the foregoing document and that the facts stated in it are true.',
    citation: 'Fla. Stat. § 92.525(1)–(2)',
    source: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0092/Sections/0092.525.html',
    edition: '2023 Florida Statutes',
    checkedOn: readOn,
  },
  {
    state: 'NY',
    kinds: ['declaration', 'financial'],
    ways: ['declaration'],
    says: msg`An affirmation under the penalties of perjury, by any person, has the force of an affidavit in an action in New York. Courts ask for its words as the rule has them.`,
    declares:
      'I affirm this ___ day of ______, ____, under the penalties of perjury under the laws of New York, which may include a fine or imprisonment, that the foregoing is true, except as to matters alleged on information and belief and as to those matters I believe it to be true, and I understand that this document may be filed in an action or proceeding in a court of law.',
    citation: 'N.Y. C.P.L.R. 2106(a)',
    source: 'https://newyork.public.law/laws/n.y._civil_practice_law_section_2106',
    edition: 'as modified on November 28, 2025',
    checkedOn: readOn,
  },
  {
    state: 'NY',
    kinds: ['settlement'],
    ways: ['notary'],
    says: msg`An agreement of spouses made before or during the marriage is signed by both and acknowledged the way a deed is, before a notary. Courts have treated stipulations that end a pending case in different ways.`,
    declares: '',
    citation: 'N.Y. Dom. Rel. Law § 236(B)(3); C.P.L.R. 2106(b)',
    source:
      'https://h2o-stage.lil.tools/casebooks/1068-new-york-domestic-relations-law-fall-2020/sections/2.3.1-legal-requirements-for-matrimonial-agreements',
    edition: 'a law school’s text of fall 2020',
    checkedOn: readOn,
  },
  {
    state: 'IL',
    kinds: ['declaration', 'financial'],
    ways: ['declaration'],
    says: msg`A paper that must be sworn to may be certified by its signer instead, under penalty of perjury, unless a rule of the Supreme Court says otherwise. No notary is needed then.`,
    declares:
      'Under penalties as provided by law pursuant to Section 1-109 of the Code of Civil Procedure, the undersigned certifies that the statements set forth in this instrument are true and correct, except as to matters therein stated to be on information and belief and as to such matters the undersigned certifies as aforesaid that he verily believes the same to be true.',
    citation: '735 ILCS 5/1-109',
    source: 'https://ilga.gov/legislation/ilcs/documents/073500050K1-109.htm',
    edition: 'P.A. 100-1086',
    checkedOn: readOn,
  },
])

/** The row for a paper; `null`: none was checked, and only a page to be signed is offered. @param state two letters */
export const ruleFor = (state: string, kind: CourtKind): SigningRule | null =>
  signingRules.find((row) => row.state === state && row.kinds.includes(kind)) ?? null

const source = (written: Omit<Source, 'checkedOn'>): Source => ({ ...written, checkedOn: readDay(readOn)! })

/** Federal law that every state shares. */
export const federal = {
  /** Electronic signatures have no force from it for court papers and for what state family law governs. */
  exceptions: source({
    citation: '15 U.S.C. § 7003(a)(2), (b)(1)',
    source: 'http://www.lawserver.com/law/country/us/code/15_usc_7003',
    edition: 'a copy without a day',
  }),
  /** What someone must read before they agree to records without paper. */
  consent: source({
    citation: '15 U.S.C. § 7001(c)(1)',
    source: 'http://www.dataqwestinc.com/legal/electronicsignatures.html',
    edition: 'a copy without a day',
  }),
  /** The form of a declaration for a federal court. State courts follow their own. */
  declaration: source({
    citation: '28 U.S.C. § 1746(2)',
    source: 'http://uscode.elaws.us/law/28usc1746',
    edition: 'Pub. L. 94–550',
  }),
} as const

/** The words of 28 U.S.C. § 1746(2), for a paper signed within the United States. */
export const federalDeclares = 'I declare under penalty of perjury that the foregoing is true and correct.'
