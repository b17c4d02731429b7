import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Inbox } from '../contract.ts'
import { LetterText } from './letter.tsx'

interface Sealed {
  sealed: string
  secret: Uint8Array
  lineId: string
}

/** Words that only this receipt opens: opened here, in the browser. */
function SealedWords({ sealed, secret, lineId }: Sealed) {
  const [words, setWords] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let isHere = true
    const open = async () => {
      const { openWords } = await import('./author-key.ts')
      return openWords(sealed, secret, lineId)
    }
    open().then(
      (opened) => isHere && setWords(opened),
      () => isHere && setWords(null),
    )
    return () => {
      isHere = false
    }
  }, [sealed, secret, lineId])
  if (words === undefined) return null
  return words === null ? (
    <span className="mt-1 block max-w-prose text-soft">
      <Trans>There are words for you here that your browser cannot open. Open the receipt in another browser.</Trans>
    </span>
  ) : (
    <>
      <q className="mt-1 block max-w-prose wrap-anywhere">{words}</q>
      <span className="block text-sm text-soft">
        <Trans>Sealed: only your receipt opens these words.</Trans>
      </span>
    </>
  )
}

/** What is said to the author with a step: a letter, and words besides. */
export function StepWords({ step, secret }: { step: Inbox['steps'][number]; secret: Uint8Array | null }) {
  const { id, letter, said, sealed } = step
  return (
    <>
      {letter && <LetterText letter={letter} />}
      {said && <q className="mt-1 block max-w-prose wrap-anywhere">{said}</q>}
      {sealed && secret && <SealedWords lineId={id} sealed={sealed} secret={secret} />}
    </>
  )
}
