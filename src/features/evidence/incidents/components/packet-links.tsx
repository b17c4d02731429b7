import { Trans } from '@lingui/react/macro'
import { caseQuery } from '#case/cases/public.tsx'
import { CheckPaper } from '#evidence/filing/public.tsx'
import { download } from '#shell/download.ts'
import { api } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useAction } from '#web/form/use-action.ts'
import { calls } from '../contract.ts'
import { filtersOf } from './addresses.ts'

/** The incidents that the list shows, as files to take along. */
export function PacketLinks({ caseId, search }: { caseId: string; search: URLSearchParams }) {
  const { go, busy, problem } = useAction()
  const asked = filtersOf(search)
  const part = new URLSearchParams(asked as Record<string, string>).toString()
  const takeCsv = async () => {
    const done = await go(() => api(calls.csv, { query: { ...caseQuery(search), ...asked } }))
    if (done.ok) download(done.reply.csv, 'incidents.csv')
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <a className="button button-secondary" download href={`/api/cases/${caseId}/incidents/packet.pdf${part && `?${part}`}`}>
        <Trans>Download packet (PDF)</Trans>
      </a>
      <ActionButton kind="secondary" mutation={{ busy, problem }} onAct={takeCsv}>
        <Trans>Download CSV</Trans>
      </ActionButton>
      <CheckPaper caseId={caseId} paper="incidents" part={part} />
    </div>
  )
}
