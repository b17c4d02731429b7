import { t } from '@lingui/core/macro'
import { type At, apiQuery, type Page, post } from '#web/page.ts'
import { calls as directory } from '#directory/professionals/contract.ts'
import { calls as searchCalls } from '#directory/search/contract.ts'
import { calls } from './contract.ts'
import { Add } from './components/add.tsx'
import { alikeQuery } from './components/alike.tsx'
import { missingOf, wrongOf } from './components/bodies.ts'
import { Correct } from './components/correct.tsx'
import { LookUp } from './components/look-up.tsx'

const given = (search: URLSearchParams, key: string) => search.get(key)?.trim() ?? ''

function View({ search }: At) {
  const id = given(search, 'correct')
  return (
    <main className="page grid gap-8" id="content" tabIndex={-1}>
      {search.has('correct') ? <Correct id={id} key={id} /> : <Add name={given(search, 'name')} state={given(search, 'state')} />}
      <LookUp />
    </main>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    if (search.has('correct')) return [apiQuery(directory.get, { params: { id: given(search, 'correct') } })]
    const name = given(search, 'name')
    return name === '' ? [] : [apiQuery(searchCalls.search, { query: alikeQuery(name, given(search, 'state')) })]
  },
  title: ({ search }, i18n) => (search.has('correct') ? t(i18n)`Report a correction` : t(i18n)`Add a professional`),
  description: (_at, i18n) =>
    t(i18n)`Name somebody who is missing in the directory, or see what became of a suggestion. You need no account.`,
  View,
  noIndex: ({ search }) => search.size > 0,
  forms: {
    add: (form) => post(form, calls.add, { body: missingOf(form) }),
    correct: (form, { search }) => post(form, calls.correct, { body: wrongOf(form, given(search, 'correct')) }),
    look: (form) => post(form, calls.look, { body: { number: form.get('number') ?? '' } }),
  },
}
