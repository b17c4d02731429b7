import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Facts } from '#web/ui/facts.tsx'
import { checkedOn } from './recording.ts'

interface Law {
  cite: string
  says: MessageDescriptor
  /** The source that we read; without one the statement is general knowledge. */
  source?: string
}

/** The law behind the rules of this page (ratings.md, sections 3.1 and 3.2, with the sources of its section 7). */
const laws: readonly Law[] = [
  {
    cite: '47 U.S.C. § 230(c)(1)',
    says: msg`Whoever runs a site is not treated as the publisher of what its users write. It does not cover what the site writes itself.`,
  },
  {
    cite: 'Hassell v. Bird, 5 Cal. 5th 522 (2018)',
    says: msg`A site could not be made to take a review down by a judgment in a case that it was no party to.`,
    source: 'ericgoldman.org',
  },
  {
    cite: 'Thomson v. Doe, 189 Wn. App. 45 (2015)',
    says: msg`A family lawyer asked who wrote a review signed “Divorce client”. The court wanted evidence first, and the name was not given.`,
    source: 'law.justia.com, 72321-9',
  },
  {
    cite: 'Consumer Review Fairness Act of 2016, 15 U.S.C. § 45b',
    says: msg`A line in a standard contract that forbids honest reviews does not count.`,
    source: 'socialmedialawbulletin.com',
  },
  {
    cite: '16 C.F.R. Part 465',
    says: msg`Fake reviews are unlawful, and so is hiding reviews because they are bad.`,
    source: 'govinfo.gov, 2024-18519',
  },
  {
    cite: 'Fed. R. Civ. P. 5.2(a)',
    says: msg`In papers of federal courts: only the initials of a child, only the year of birth, only the last four digits of numbers.`,
    source: 'pacer.gov',
  },
  {
    cite: '28 U.S.C. §§ 4101 to 4105',
    says: msg`A judgment of another country over words counts here only if it keeps to the freedom of speech of the United States.`,
  },
]

/** Each law with the source that we read; a law without one says so. */
export function Sources() {
  const { i18n } = useLingui()
  const day = dayInWords(checkedOn, i18n.locale)
  return (
    <div className="max-w-3xl">
      <Facts
        items={laws.map(({ cite, says, source }) => ({
          key: cite,
          term: cite,
          value: i18n._(says),
          note: source ? (
            <Trans>
              Source: {source}. Last gone through {day}.
            </Trans>
          ) : (
            <Trans>From general knowledge, not checked against a source yet.</Trans>
          ),
        }))}
      />
    </div>
  )
}
