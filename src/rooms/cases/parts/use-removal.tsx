import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'

/** Removes something at once, and offers the way back in its place. @param send the call; `null` where it was not taken */
export function useRemoval(send: (id: string, removed: boolean) => Promise<unknown>) {
  const [gone, setGone] = useState<{ id: string; name: string } | null>(null)
  const name = gone?.name
  const bringBack = async (id: string) => {
    if (await send(id, false)) setGone(null)
  }
  return {
    remove: async (id: string, named: string) => {
      if (await send(id, true)) setGone({ id, name: named })
    },
    undo: (
      <output className="no-print block">
        {gone && (
          <span className="flex flex-wrap items-center gap-3 rounded-sm border border-line bg-surface px-3 py-1">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <Trans>“{name}” was removed.</Trans>
            </span>
            <Button kind="quiet" onClick={() => void bringBack(gone.id)}>
              <Trans>Undo</Trans>
            </Button>
          </span>
        )}
      </output>
    ),
  }
}
