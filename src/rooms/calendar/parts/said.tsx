import { Trans } from '@lingui/react/macro'
import { LiveNote } from '../../../web/inside/live-note.tsx'
import { Button } from '../../../web/ui/button.tsx'
import type { Undo } from './use-moves.ts'

/** What was done last, with its way back, and whether the page is live. */
export function Said({
  caseId,
  undo,
  onUndo,
  problem,
}: {
  caseId: string
  undo: Undo | null
  onUndo: () => void
  problem: string | undefined
}) {
  return (
    <>
      <div className="no-print -my-3 flex flex-wrap items-center gap-3">
        <LiveNote caseId={caseId} />
        <output className="flex flex-wrap items-center gap-3">
          {undo && (
            <>
              <span className="font-semibold">{undo.said}</span>
              {undo.run && (
                <Button kind="quiet" onClick={onUndo}>
                  <Trans>Undo</Trans>
                </Button>
              )}
            </>
          )}
        </output>
      </div>
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
