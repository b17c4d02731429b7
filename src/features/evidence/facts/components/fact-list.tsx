import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { ShowMore, usePages } from '#web/further-pages.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type Fact } from '../contract.ts'
import { idIn, listInput } from './addresses.ts'
import { Filters } from './filters.tsx'

interface Props {
  caseId: string
  matrix: Reply<typeof calls.matrix>
  search: URLSearchParams
  row: (fact: Fact) => ReactNode
}

/** Facts in order of their dates, with filters; the one that the address names stands first. */
export function FactList({ caseId, matrix, search, row }: Props) {
  const named = idIn(search, 'fact')
  return (
    <Loaded
      failed={<Trans>Couldn’t load your facts</Trans>}
      lines={8}
      query={useApiQuery(calls.list, listInput(search), { keepOld: true })}
      safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
    >
      {(list) => (
        <Section
          about={matrix.issues.find(({ id }) => id === search.get('issue'))?.name}
          id="facts"
          title={list.count > 1000 ? <Trans>Facts (more than 1,000)</Trans> : <Trans>Facts ({list.count})</Trans>}
        >
          <Filters matrix={matrix} search={search} />
          {named !== null && !list.facts.some(({ id }) => id === named) && <Named caseId={caseId} id={named} row={row} />}
          <Pages list={list} row={row} search={search} />
        </Section>
      )}
    </Loaded>
  )
}

function Pages({ list, search, row }: { list: Reply<typeof calls.list> } & Pick<Props, 'search' | 'row'>) {
  const { t } = useLingui()
  const pages = usePages({
    call: calls.list,
    input: listInput(search),
    first: list.facts,
    next: list.next,
    of: ({ facts }) => facts,
    idOf: ({ id }) => id,
  })
  return (
    <>
      <Rows
        empty={
          <p className="text-soft">
            <Trans>No facts match.</Trans>
          </p>
        }
        of={pages.rows}
        rowKey={({ id }) => id}
      >
        {row}
      </Rows>
      <ShowMore failed={t`Couldn’t load more facts. Try again.`} pages={pages} />
    </>
  )
}

function Named({ caseId, id, row }: { id: string } & Pick<Props, 'caseId' | 'row'>) {
  const query = useApiQuery(calls.one, { params: { fact: id }, query: { case: caseId } })
  return query.data ? row(query.data) : null
}
