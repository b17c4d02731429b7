import { Plural } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { isComplete } from './batch.ts'
import type { ExpenseRow } from '../contract.ts'
import { Result } from './result.tsx'
import { useSendDrafts } from './use-batch.ts'

interface Props {
  caseId: string
  today: string
  drafts: readonly ExpenseRow[]
}

/** Sends all drafts of the page that are complete, each with its own result; the others stay as they are. */
export function SendDrafts({ caseId, today, drafts }: Props) {
  const { results, busy, sendAll } = useSendDrafts(caseId)
  const complete = drafts.filter((draft) => isComplete(draft, today))
  const failed = drafts.filter(({ id }) => results.get(id)?.is === 'failed')
  const ready = complete.length
  const sent = [...results.values()].filter(({ is }) => is === 'sent').length
  if (ready === 0 && sent === 0) return null
  return (
    <div className="no-print grid gap-2">
      {ready > 0 && (
        <Button busy={busy} className="justify-self-start" kind="secondary" onClick={() => void sendAll(complete.map(({ id }) => id))}>
          <Plural one="Send # complete draft" other="Send # complete drafts" value={ready} />
        </Button>
      )}
      <output className="block">{sent > 0 && !busy && <Plural one="# expense sent" other="# expenses sent" value={sent} />}</output>
      <Rows of={failed} rowKey={({ id }) => id}>
        {({ id, title }) => (
          <div>
            <span className="[overflow-wrap:anywhere]">{title}</span>
            <Result of={results.get(id)} />
          </div>
        )}
      </Rows>
    </div>
  )
}
