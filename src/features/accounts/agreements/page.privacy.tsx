import { t } from '@lingui/core/macro'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { calls } from './contract.ts'
import { asked, DocumentPage } from './components/document.tsx'

const documentType = 'privacy_policy'

function View({ search }: At) {
  return <DocumentPage documentType={documentType} search={search} />
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(calls.document, asked(documentType, search), { required: true })],
  title: (_at, i18n) => t(i18n)`Privacy policy`,
  description: (_at, i18n) =>
    t(i18n)`What is kept when you search, rate or write to support, for how long, and what is never kept. In plain words, with versions.`,
  View,
  // Of a text that changed, the one that stands is to be found.
  noIndex: ({ search }) => search.size > 0,
}
