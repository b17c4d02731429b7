import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { calls } from '#case/people/contract.ts'
import { ConnectionLine } from '#case/people/public.tsx'
import { Tile } from './card.tsx'

/** How the other parent is connected, with the way there. */
export function ConnectionTile({ search }: { search: URLSearchParams }) {
  const people = useApiQuery(calls.list, { query: caseQuery(search) })
  return (
    <Tile
      action={<Trans>Open parent connection</Trans>}
      asked={[people]}
      title={<Trans>Connection</Trans>}
      to={caseLink('/parent-connection', search)}
    >
      {() => <ConnectionLine people={people.data!} />}
    </Tile>
  )
}
