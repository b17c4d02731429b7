import { useRef, useState } from 'react'
import type { Reply } from '../../../http/contract.ts'
import { ask, AskError } from '../../../web/ask.ts'
import { newKey } from '../../../web/posted.ts'
import { filing, type Finding, type Rating } from '../contract.ts'
import { canProve, provenFor } from './proof.ts'

export type Filed = Reply<typeof filing.file>
/** Taken: what the server said, and the receipt's words, which only this page has. */
export type Arrived = Pick<Filed, 'status' | 'findings' | 'publishedIn'> & { words: readonly string[] }

/** Why nothing was taken: without a network, without an answer, refused with the server's sentence, or stopped by the checks. */
export type Refused =
  | { why: 'offline' }
  | { why: 'silent' }
  | { why: 'refused'; sentence: string | null; field: string | null }
  | { why: 'stopped'; findings: readonly Finding[] }

export function refusedBy(error: unknown): Refused {
  if (error instanceof AskError) return { why: 'refused', sentence: error.sentence, field: error.field }
  return navigator.onLine ? { why: 'silent' } : { why: 'offline' }
}

/** One rating's attempt: its key, its receipt and its proof are the same however often it has to be sent. */
interface Attempt {
  key: string
  words: readonly string[]
  receiptHash: string
  proof: string
}

async function begin(professional: string): Promise<Attempt> {
  const proof = await provenFor(professional)
  const receipts = await import('../../../domain/receipt/receipt.ts')
  const secret = crypto.getRandomValues(new Uint8Array(receipts.secretBytes))
  return { key: newKey(), words: receipts.wordsOf(secret), receiptHash: receipts.hashOf(receipts.receiptOf(secret)), proof }
}

/** Sends a rating once, however often the button is pressed and whatever gets lost on the way. */
export function useSend(onArrival: () => void) {
  const attempt = useRef<Attempt | null>(null)
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [arrived, setArrived] = useState<Arrived | null>(null)

  const send = async (rating: Rating): Promise<Refused | null> => {
    if (underWay.current) return null
    underWay.current = true
    setBusy(true)
    try {
      attempt.current ??= await begin(rating.professional)
      const { key, words, receiptHash, proof } = attempt.current
      const reply = await ask(filing.file, { body: { ...rating, receiptHash, proof } }, { key })
      if (reply.status === 'needs_author_edit' || reply.status === 'blocked') return { why: 'stopped', findings: reply.findings }
      onArrival()
      setArrived({ ...reply, words })
      return null
    } catch (error) {
      const refused = refusedBy(error)
      // A proof that grew old while somebody was writing: the next attempt works out a new one.
      if (refused.why === 'refused' && refused.field === 'proof') attempt.current = null
      return refused
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { send, busy, arrived, canProve }
}
