import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { dayInWords } from '#web/days.ts'
import { breadcrumbs } from '#web/search-engines.ts'
import type { Professional } from '../contract.ts'
import { placeInWords } from '#web/place.ts'
import { kindWord } from './words.ts'

/** Name and place, as the heading of a result: the court distinguishes two people of one name. */
export function titleOf(of: Professional): string {
  return [of.name, placeInWords(of)].filter(Boolean).join(', ')
}

/** The current position in the same words as the page, with the same qualification. */
function standingInWords(i18n: I18n, { standing, since, asOf, goneOn }: Professional): string {
  const day = (text: string, precision: 'day' | 'month' | 'year' = 'day') => dayInWords(text, i18n.locale, precision)
  if (goneOn !== null) return t(i18n)`Our source no longer names this person.`
  if (standing === 'ended') return since.toOn ? t(i18n)`Left this role ${day(since.toOn)}.` : t(i18n)`No longer in this role.`
  if (standing === 'serving') {
    const until = asOf && day(asOf, 'month')
    const senior = since.seniorOn && day(since.seniorOn)
    if (senior) return until ? t(i18n)`Senior judge since ${senior}, as of ${until}.` : t(i18n)`Senior judge since ${senior}.`
    return until ? t(i18n)`In this role as of ${until}.` : ''
  }
  const from = since.fromOn && day(since.fromOn, since.fromPrecision)
  const start =
    from && { elected: t(i18n)`Elected ${from}.`, appointed: t(i18n)`Appointed ${from}.`, listed: t(i18n)`Listed ${from}.` }[since.basis]
  return [start, since.next ? t(i18n)`A successor is known.` : t(i18n)`May no longer serve.`].filter(Boolean).join(' ')
}

/** The description for search engines: name, place, what is known today, and how many reviews there are. */
export function describePerson(i18n: I18n, of: Professional, reviews: number | null): string {
  const what = [of.name, of.title || i18n._(kindWord(of.kind, of.role)), placeInWords(of)].filter(Boolean).join(', ')
  const rated =
    reviews === null
      ? ''
      : reviews === 0
        ? of.closed
          ? t(i18n)`Facts only, each with its source.`
          : t(i18n)`No ratings yet.`
        : t(i18n)`${plural(reviews, { one: '# review.', other: '# reviews.' })}`
  return [`${what}.`, standingInWords(i18n, of), rated].filter(Boolean).join(' ')
}

/** An edition older than this says nothing about who holds an office today. Days. */
const fresh = 366

/**
 * The same as schema.org data. It includes an office only if a source of the last year names its holder, who is not a senior
 * judge: search engines do not show the page's "as of". No rating: groups of raters are never one number here (decision 0015).
 */
export function personData(i18n: I18n, of: Professional, appUrl: string, now: number = Date.now()): readonly object[] {
  const path = `/professionals/${of.id}`
  const isFresh = of.asOf !== null && now - Date.parse(of.asOf) < fresh * 86_400_000
  const serves = of.standing === 'serving' && of.goneOn === null && isFresh && !of.since.seniorOn && !of.since.next
  const court = serves && of.role === 'judge' && of.courtName !== null
  const person = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: of.name,
    url: new URL(path, appUrl).href,
    ...(serves && { jobTitle: of.title || i18n._(kindWord(of.kind, of.role)) }),
    ...(court && {
      worksFor: {
        '@type': 'GovernmentOrganization',
        name: of.courtName,
        ...(of.state !== null && { address: { '@type': 'PostalAddress', addressRegion: of.state, addressCountry: 'US' } }),
      },
    }),
  }
  const way = [
    { name: t(i18n)`Search`, path: '/search-professionals' },
    { name: of.name, path },
  ]
  return [person, breadcrumbs(appUrl, way)]
}
