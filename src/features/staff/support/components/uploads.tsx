import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { base64Of } from '#web/base64-of.ts'
import { ApiError } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'

/** `refused`: the server said why, and would say so again. */
type Went = { is: 'sending' } | { is: 'arrived' } | { is: 'refused'; sentence: string } | { is: 'silent' }

interface UploadsProps {
  files: readonly File[]
  /** Sends the content of one. */
  send: (content: string) => Promise<unknown>
}

/**
 * The files of a question on their way, one after the other; each says what became of it. `useAction` does not fit: it has one
 * state and one problem, and here every file has its own.
 */
export function Uploads({ files, send }: UploadsProps) {
  const [went, setWent] = useState<readonly Went[]>(() => files.map(() => ({ is: 'sending' })))
  const put = (at: number, state: Went) => setWent((before) => before.map((one, index) => (index === at ? state : one)))
  const sendOne = async (at: number) => {
    put(at, { is: 'sending' })
    try {
      await send(await base64Of(files[at]!))
      put(at, { is: 'arrived' })
    } catch (error) {
      const sentence = error instanceof ApiError ? error.sentence : null
      put(at, sentence === null ? { is: 'silent' } : { is: 'refused', sentence })
    }
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const sendAll = async () => {
      for (const at of files.keys()) await sendOne(at)
    }
    void sendAll()
  })
  return (
    <ul aria-live="polite" className="grid gap-2 border-t border-line pt-4">
      {files.map((file, at) => {
        const state = went[at]!
        return (
          <li className="flex flex-wrap items-center justify-between gap-x-4" key={`${file.name} ${file.lastModified} ${file.size}`}>
            <span className="min-w-0 break-words">{file.name}</span>
            <span className={state.is === 'refused' || state.is === 'silent' ? 'font-semibold text-danger' : 'text-soft'}>
              {state.is === 'sending' && <Trans>On its way</Trans>}
              {state.is === 'arrived' && <Trans>Added</Trans>}
              {state.is === 'refused' && state.sentence}
              {state.is === 'silent' && <Trans>It did not arrive.</Trans>}
            </span>
            {state.is === 'silent' && (
              <Button kind="secondary" onClick={() => void sendOne(at)}>
                <Trans>Send it again</Trans>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
