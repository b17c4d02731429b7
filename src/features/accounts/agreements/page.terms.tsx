import { t } from '@lingui/core/macro'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { calls } from './contract.ts'
import { asked, DocumentPage } from './components/document.tsx'

const documentType = 'terms_of_service'

function View({ search }: At) {
  return <DocumentPage documentType={documentType} search={search} />
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(calls.document, asked(documentType, search), { required: true })],
  title: (_at, i18n) => t(i18n)`Terms of service`,
  description: (_at, i18n) =>
    t(i18n)`The rules of this site in plain words: what is free, what a review may say, how texts are checked, and what we cannot promise.`,
  View,
  // Of a text that changed, the one that stands is to be found.
  noIndex: ({ search }) => search.size > 0,
}
