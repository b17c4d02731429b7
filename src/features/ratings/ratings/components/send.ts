import { useRef, useState } from 'react'
import { api, ApiError } from '#web/api.ts'
import { useAction } from '#web/form/use-action.ts'
import { newKey } from '#web/posted.ts'
import { calls as opened } from '#ratings/receipts/contract.ts'
import { authorKeys } from '#ratings/receipts/public.tsx'
import { takeToken } from '#ratings/tokens/public.tsx'
import { calls, type Rating } from '../contract.ts'
import { provenFor } from './proof.ts'
import type { Arrived, Filed } from './filed.ts'
import { type Refused, refusedBy } from './refusal.tsx'
import { fetchSent } from './sent-later.tsx'

/** One rating's attempt: its key, its receipt, its proof and its token are the same however often it has to be sent. */
interface Attempt {
  key: string
  words: readonly string[]
  receipt: string
  /** What was sent without an answer: it may have arrived or not. */
  unanswered: string | null
  receiptHash: string
  /** What words to the author are sealed to, where this browser can make it. */
  authorKey: string | undefined
  proof: string
  token: string
}

async function begin(professional: string): Promise<Attempt> {
  const [proof, token] = await Promise.all([provenFor(professional), takeToken()])
  const [receipts, keys] = await Promise.all([import('#domain/receipt/receipt.ts'), authorKeys(), fetchSent()])
  const secret = crypto.getRandomValues(new Uint8Array(receipts.secretBytes))
  const receipt = receipts.receiptOf(secret)
  const authorKey = (await keys.authorKeyFor(secret)) ?? undefined
  return {
    key: newKey(),
    words: receipts.wordsOf(secret),
    receipt,
    receiptHash: receipts.hashOf(receipt),
    authorKey,
    proof,
    token,
    unanswered: null,
  }
}

/**
 * What was changed after a lost answer: where the first text had arrived after all, this is its next version;
 * where not, it is sent like the first.
 */
async function sendChanged({ key, receipt, receiptHash, authorKey, proof, token }: Attempt, rating: Rating): Promise<Filed> {
  const { professional: _, ...said } = rating
  try {
    const { rating: there } = await api(opened.lookUp, { body: { receipt } })
    return await api(calls.edit, { body: { receipt, version: there?.version ?? 1, ...said } }, { key: newKey() })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return api(calls.file, { body: { ...rating, receiptHash, authorKey, proof, token } }, { key })
  }
}

/** Sends a rating once, however often the button is pressed and whatever gets lost on the way. */
export function useSend(onArrival: () => void) {
  const attempt = useRef<Attempt | null>(null)
  const { go, busy } = useAction()
  const [arrived, setArrived] = useState<Arrived | null>(null)

  const send = async (rating: Rating): Promise<Refused | null> => {
    const unanswered = attempt.current?.unanswered ?? null
    const done = await go(async () => {
      attempt.current ??= await begin(rating.professional)
      const now = attempt.current
      const { key, words, receiptHash, authorKey, proof, token } = now
      const text = JSON.stringify(rating)
      now.unanswered = text
      const isChanged = unanswered !== null && unanswered !== text
      const reply = isChanged
        ? await sendChanged(now, rating)
        : await api(calls.file, { body: { ...rating, receiptHash, authorKey, proof, token } }, { key })
      const isStopped = reply.status === 'needs_author_edit' || reply.status === 'blocked'
      // An edit that was stopped: the first text may still be there, and the next attempt is an edit again.
      now.unanswered = isStopped && isChanged ? unanswered : null
      return { ...reply, words, isStopped }
    })
    if (done.ok) {
      const { isStopped, ...reply } = done.reply
      if (isStopped) return { why: 'stopped', findings: reply.findings }
      onArrival()
      setArrived(reply)
      return null
    }
    if (!done.problem) return null
    const refused = refusedBy(done.problem)
    // A refusal says that this one is not there; of one before that had no answer it says nothing.
    if (refused.why === 'refused' && attempt.current) attempt.current.unanswered = unanswered
    // A proof or a token that grew old while someone was writing: the next attempt works out new ones.
    if (refused.why === 'refused' && (refused.field === 'proof' || refused.field === 'token')) attempt.current = null
    return refused
  }
  return { send, busy, arrived }
}
