import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnyCall, Input, Reply } from '#http/contract.ts'
import { api } from '../api.ts'
import { newKey, usePosted } from '../posted.ts'
import type { Toast } from '../toast-desk.ts'
import { aroundActions, type Done, type Problem, useAction } from './use-action.ts'

/** What became of the last attempt. */
export type Outcome<D> = { is: 'done'; data: D } | Problem

interface MutationOptions {
  /** Where someone else was first (409), a toast says so and the page shows what they did: the form may be gone by then. */
  saysConflicts?: boolean
}

export interface RunOptions<R = unknown> {
  /** Announced when it is done. */
  done?: string | Toast | undefined
  /** What the page then does, before another attempt can begin: it must not fail. */
  after?: ((reply: R) => unknown) | undefined
}

/**
 * Calls that change something, one at a time. A repeat after a lost connection carries the same key, so that it has one effect;
 * what went wrong is a sentence, at its field where one is named. Afterwards the page asks again for what it shows of these
 * addresses.
 * @param invalidates the beginnings of addresses: `['/api/hearings']`
 */
export function useMutations(
  invalidates: readonly string[] = [],
  { saysConflicts = false }: MutationOptions = {},
  first: Problem | null = null,
) {
  const cache = useQueryClient()
  const sent = useRef({ text: '', key: '' })
  const { go, ...action } = useAction(first)
  const refresh = () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => invalidates.some((address) => String(queryKey[0]).startsWith(address)) })
  const run = async <C extends AnyCall>(call: C, input: Input<C>, { done, after }: RunOptions<Reply<C>> = {}): Promise<Done<Reply<C>>> => {
    const result = await go(async () => {
      const text = `${call.method} ${call.path} ${JSON.stringify(input)}`
      // The same thing tried again has its key; something else is something new.
      if (sent.current.text !== text) sent.current = { text, key: newKey() }
      const reply = await api(call, input, call.idempotent ? { key: sent.current.key } : {})
      sent.current.text = ''
      if (invalidates.length > 0) await refresh()
      await after?.(reply)
      return reply
    })
    if (result.ok && done !== undefined) aroundActions.announce?.(typeof done === 'string' ? { title: done } : done)
    if (!result.ok && saysConflicts && result.problem?.status === 409) {
      aroundActions.announce?.({ title: result.problem.sentence })
      await refresh()
    }
    return result
  }
  return { run, ...action }
}

export type Run = ReturnType<typeof useMutations>['run']

interface OneOptions extends MutationOptions {
  /** The name of a form that works without JavaScript too: what the server made of it is there at once. */
  plain?: string
}

const noValues: Readonly<Record<string, string>> = {}

/** The same for one call. `send` gives its reply, or `null` where it was not done. */
export function useMutation<C extends AnyCall>(call: C, invalidates: readonly string[] = [], { plain = '', ...options }: OneOptions = {}) {
  const posted = usePosted(plain)
  const [became, setBecame] = useState<Outcome<Reply<C>> | null>(() => {
    const answer = posted?.answer
    if (!answer) return null
    if (answer.ok) return { is: 'done', data: answer.data as Reply<C> }
    return { is: 'refused', sentence: answer.body.message, field: answer.body.detail?.['field'] ?? null, status: null }
  })
  const { run, refuse, ...mutation } = useMutations(invalidates, options, became?.is === 'done' ? null : became)
  const send = async (input: Input<C>, how?: RunOptions<Reply<C>>): Promise<Reply<C> | null> => {
    const result = await run(call, input, how)
    if (result.ok) setBecame({ is: 'done', data: result.reply })
    else if (result.problem) setBecame(result.problem)
    return result.ok ? result.reply : null
  }
  return {
    ...mutation,
    send,
    /** What became of the last attempt, with or without JavaScript. */
    became,
    refuse: (field: string | null, sentence?: string) => setBecame(refuse(field, sentence)),
    /** What was typed into the plain form that the server answered. */
    values: posted?.values ?? noValues,
  }
}
