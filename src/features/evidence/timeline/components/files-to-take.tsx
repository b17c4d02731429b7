import { Trans } from '@lingui/react/macro'
import { caseQuery } from '#case/cases/public.tsx'
import type { LaneName } from '#domain/timeline/marks.ts'
import { CheckPaper } from '#evidence/filing/public.tsx'
import { download } from '#shell/download.ts'
import { api } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useAction } from '#web/form/use-action.ts'
import { calls } from '../contract.ts'
import { chosenOf, type Choice } from './addresses.ts'

interface Props {
  caseId: string
  lanes: readonly LaneName[]
  choice: Choice
  search: URLSearchParams
}

/** What is chosen, as files: a chronology. */
export function FilesToTake({ caseId, lanes, choice, search }: Props) {
  const { go, busy, problem } = useAction()
  const chosen = chosenOf(choice, lanes)
  const part = new URLSearchParams(chosen as unknown as Record<string, string>).toString()
  const takeCsv = async () => {
    const done = await go(() => api(calls.csv, { query: { ...caseQuery(search), ...chosen } }))
    if (done.ok) download(done.reply.csv, 'chronology.csv')
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <a className="button button-secondary" download href={`/api/cases/${caseId}/timeline/chronology.pdf?${part}`}>
        <Trans>Download chronology (PDF)</Trans>
      </a>
      <ActionButton kind="secondary" mutation={{ busy, problem }} onAct={takeCsv}>
        <Trans>Download CSV</Trans>
      </ActionButton>
      <CheckPaper caseId={caseId} paper="timeline" part={part} />
    </div>
  )
}
