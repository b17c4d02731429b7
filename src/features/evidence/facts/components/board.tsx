import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '#http/contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import { useSlots } from '#shell/slots.ts'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { calls, type Fact } from '../contract.ts'
import { citedIn, idIn, pageWith, sourceIn, viewOf } from './addresses.ts'
import { FactForm } from './fact-form.tsx'
import { FactList } from './fact-list.tsx'
import { FactRow } from './fact-row.tsx'
import { MatrixTable } from './matrix-table.tsx'
import { Headline, Overview } from './overview.tsx'
import { Tabs } from './tabs.tsx'

interface Props {
  matrix: Reply<typeof calls.matrix>
  seat: Seat
  search: URLSearchParams
}

/** The page with one of its views, and the form: for a new fact, for one that is changed, or for what the address cites. */
export function Board({ matrix, seat, search }: Props) {
  const [, go] = useLocation()
  const [open, setOpen] = useState<'new' | Fact | null>(null)
  const { SuggestedFacts } = useSlots()
  const { caseId, zone } = seat
  const view = viewOf(search)
  const source = citedIn(search)
  const row = (fact: Fact) => (
    <FactRow
      caseId={caseId}
      fact={fact}
      isNamed={idIn(search, 'fact') === fact.id}
      issues={matrix.issues}
      onChange={() => setOpen(fact)}
      search={search}
      zone={zone}
    />
  )
  return (
    <>
      <div className="flex items-center justify-between gap-x-6">
        <Headline matrix={matrix} search={search} />
        {matrix.can.add && (
          <Button className="no-print flex-none" onClick={() => setOpen('new')}>
            <Trans>Add fact</Trans>
          </Button>
        )}
      </div>
      <Tabs search={search} view={view} />
      {view === 'overview' && <Overview caseId={caseId} matrix={matrix} row={row} search={search} />}
      {view === 'matrix' && <MatrixTable matrix={matrix} search={search} />}
      {view === 'facts' && <FactList caseId={caseId} matrix={matrix} row={row} search={search} />}
      {view === 'suggested' && <SuggestedFacts caseId={caseId} of={sourceIn(search)} search={search} />}
      <Dialog
        isWide
        keepsWords
        onClose={() => setOpen(null)}
        open={open !== null}
        title={open === 'new' ? <Trans>Add fact</Trans> : <Trans>Change fact</Trans>}
      >
        {open !== null && (
          <FactForm caseId={caseId} fact={open === 'new' ? undefined : open} matrix={matrix} onDone={() => setOpen(null)} />
        )}
      </Dialog>
      {source !== null && matrix.can.add && (
        <Citing
          caseId={caseId}
          matrix={matrix}
          onDone={() => go(pageWith(search, { cite: '', message: '', page: '' }), { replace: true })}
          source={source}
        />
      )}
    </>
  )
}

interface CitingProps {
  caseId: string
  matrix: Props['matrix']
  source: NonNullable<ReturnType<typeof citedIn>>
  onDone: () => void
}

/** The form of a new fact that cites what the address names. */
function Citing({ caseId, matrix, source: { page, ...source }, onDone }: CitingProps) {
  const query = useApiQuery(calls.cite, { query: { case: caseId, ...source } })
  return (
    <Dialog isWide keepsWords onClose={onDone} open title={<Trans>Add fact</Trans>}>
      <Loaded failed={<Trans>Couldn’t load what you want to cite</Trans>} lines={6} query={query}>
        {({ citation, file }) =>
          citation ? (
            <FactForm caseId={caseId} cited={{ citation: { ...citation, page }, file }} matrix={matrix} onDone={onDone} />
          ) : (
            <p>
              <Trans>What you want to cite isn’t there any more.</Trans>
            </p>
          )
        }
      </Loaded>
    </Dialog>
  )
}
