import { Trans } from '@lingui/react/macro'
import { caseQuery } from '#case/cases/public.tsx'
import type { LaneName } from '#domain/timeline/marks.ts'
import { download } from '#shell/download.ts'
import { api } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useAction } from '#web/form/use-action.ts'
import { calls } from '../contract.ts'
import { chosenOf, type Shown } from './addresses.ts'

interface Props {
  caseId: string
  lanes: readonly LaneName[]
  shown: Shown
  search: URLSearchParams
}

/** What is shown, as files: a chronology. */
export function FilesToTake({ caseId, lanes, shown, search }: Props) {
  const { go, busy, problem } = useAction()
  const chosen = chosenOf(shown, lanes)
  const takeCsv = async () => {
    const done = await go(() => api(calls.csv, { query: { ...caseQuery(search), ...chosen } }))
    if (done.ok) download(done.reply.csv, 'chronology.csv')
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <a
        className="button button-secondary"
        download
        href={`/api/cases/${caseId}/timeline/chronology.pdf?${new URLSearchParams(chosen as unknown as Record<string, string>).toString()}`}
      >
        <Trans>Download chronology (PDF)</Trans>
      </a>
      <ActionButton kind="secondary" mutation={{ busy, problem }} onAct={takeCsv}>
        <Trans>Download CSV</Trans>
      </ActionButton>
    </div>
  )
}
