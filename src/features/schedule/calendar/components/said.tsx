import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import type { Undo } from './use-moves.ts'

/** What was done last, with its way back. It takes no feature until there is something to say. */
export function Said({ undo, onUndo, problem }: { undo: Undo | null; onUndo: () => void; problem: string | undefined }) {
  return (
    <>
      <output className="no-print flex flex-wrap items-center gap-3">
        {undo && (
          <>
            <span className="py-2 font-semibold">{undo.said}</span>
            {undo.run && (
              <Button kind="quiet" onClick={onUndo}>
                <Trans>Undo</Trans>
              </Button>
            )}
          </>
        )}
      </output>
      {problem && (
        <p className="py-2 font-semibold text-danger" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
