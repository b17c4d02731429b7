import { Trans } from '@lingui/react/macro'
import { caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { calls } from '../contract.ts'
import { FactForm, type Proposed } from './fact-form.tsx'

interface Props {
  caseId: string
  search: URLSearchParams
  proposed: Proposed
  onDone: () => void
}

/** The form of a fact that something else proposes: it begins filled in, and nothing is a fact before it is sent. */
export function ProposedFact({ caseId, search, proposed, onDone }: Props) {
  const query = useApiQuery(calls.matrix, { query: { ...caseQuery(search), case: caseId } })
  return (
    <Dialog isWide keepsWords onClose={onDone} open title={<Trans>Add fact</Trans>}>
      <Loaded failed={<Trans>Couldn’t load your issues and facts</Trans>} lines={6} query={query}>
        {(matrix) => <FactForm caseId={caseId} matrix={matrix} onDone={onDone} proposed={proposed} />}
      </Loaded>
    </Dialog>
  )
}
