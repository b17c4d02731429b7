import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { breadcrumbs } from '../../../web/search-engines.ts'
import type { Professional } from '../contract.ts'
import { placeInWords } from '../../../web/place.ts'
import { kindWord } from './words.ts'

/** What search engines are told of somebody in words: who, what and where, and what the page holds. */
export function describePerson(i18n: I18n, of: Professional): string {
  const what = [of.title || i18n._(kindWord(of.kind, of.role)), placeInWords(of)].filter(Boolean).join(', ')
  return t(i18n)`${of.name}, ${what}. Positions and facts, each with its source and day, and the reviews of people who were there.`
}

/**
 * The same in the words of schema.org. An office is told only of who is known to hold it today. No rating:
 * groups of raters are never one number here (decision 0015).
 */
export function personData(i18n: I18n, of: Professional, appUrl: string): readonly object[] {
  const path = `/professionals/${of.id}`
  const serves = of.standing === 'serving' && of.goneOn === null
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
