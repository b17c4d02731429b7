import { api } from '#web/api.ts'
import { solved } from '#web/work.ts'
import { calls } from '../contract.ts'

/** Asks for a challenge and solves it: a second or so of work, which is nothing for one rating and much for a thousand. */
export async function provenFor(professional: string): Promise<string> {
  // First the call: code that was asked for without a network is not asked for again by the browser.
  const { challenge } = await api(calls.challenge, { query: { professional } })
  return solved(challenge)
}
