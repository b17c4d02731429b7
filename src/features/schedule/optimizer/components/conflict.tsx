import { Trans, useLingui } from '@lingui/react/macro'
import type { Names } from '#shell/holders.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Limit, Search } from '../contract.ts'
import { limitWords, loosened } from './search-words.ts'

interface ConflictProps {
  search: Search
  /** Ids of the limits that no pattern can meet together. */
  limits: readonly string[]
  known: 'smallest' | 'irreducible' | 'conflicting' | null
  names: Names
  onSearch: (search: Search) => void
}

/** The limits that no pattern can meet together, each with buttons to relax or remove it. */
export function Conflict({ search, limits, known, names, onSearch }: ConflictProps) {
  const { i18n } = useLingui()
  const named = search.limits.filter(({ id }) => limits.includes(id))
  const put = (id: string, limit: Limit | null) =>
    onSearch({ ...search, limits: search.limits.flatMap((one) => (one.id !== id ? [one] : limit ? [limit] : [])) })
  return (
    <Notice title={<Trans>No pattern keeps all of these</Trans>} tone="attention">
      <ul className="grid gap-3">
        {named.map((limit) => {
          const looser = loosened(limit)
          const words = limitWords(limit, names, i18n)
          const next = looser ? limitWords(looser, names, i18n) : ''
          return (
            <li className="grid gap-2" key={limit.id}>
              <span className="font-semibold">{words}</span>
              <span className="flex flex-wrap gap-3">
                {looser && (
                  <Button kind="secondary" onClick={() => put(limit.id, looser)}>
                    <Trans>Loosen it: {next}</Trans>
                  </Button>
                )}
                <Button kind="quiet" onClick={() => put(limit.id, null)}>
                  <Trans>Leave it out</Trans>
                  <span className="sr-only">: {words}</span>
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      <p>
        {known === 'smallest' && <Trans>There is no smaller set of your limits that conflicts.</Trans>}
        {known === 'irreducible' && <Trans>Without any one of them the rest can be kept.</Trans>}
        {known === 'conflicting' && <Trans>They conflict. Whether all of them are needed for that was not found out in time.</Trans>}
      </p>
    </Notice>
  )
}
