import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type AnyCall, type FaultBody, type Input, type Reply, urlOf } from '#http/contract.ts'

/** Any reply that is not OK. The message is `status: text`, as spec.md section 8 has it. */
export class ApiError extends Error {
  readonly status: number
  /** The server's sentence for people, where it sent one. */
  readonly sentence: string | null
  readonly field: string | null
  /** The refusal's name, for programs: `suspended`, `confirm`. */
  readonly why: string | null

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    let body: Partial<FaultBody> = {}
    try {
      body = JSON.parse(text) as Partial<FaultBody>
    } catch {
      // not ours: a proxy's page, or nothing
    }
    this.sentence = body.message ?? null
    this.field = body.detail?.['field'] ?? null
    this.why = body.detail?.['why'] ?? null
  }
}

/**
 * Set by what is around the pages of someone who is signed in (shell/session.ts): hears which call was answered
 * 401, and says whether they are signed in again, so that the call is made once more and nothing typed is lost.
 */
export const session: {
  again?: (path: string) => Promise<boolean>
  /** Set by shell/live.ts: whether the page asks for an address because of what someone else did, which is no use. */
  asksByItself?: (url: string) => boolean
} = {}

interface ApiDetails {
  signal?: AbortSignal
  /** The Idempotency-Key, the same for every attempt at one thing. */
  key?: string
  /** Asked by the page by itself (polling): it does not count as use, and a session left alone still ends. */
  background?: boolean
}

/**
 * Makes a call by its contract: fills the address, sends the body as JSON (or form data as given),
 * raises `ApiError` for any reply that is not OK. While developing and in tests the reply is parsed by the
 * contract; in a build the browser has no schemas (scripts/lean-contracts.ts), and the server, which cuts
 * every reply to the contract, is taken at its word.
 */
export async function api<C extends AnyCall>(call: C, input: Input<C>, details: ApiDetails = {}): Promise<Reply<C>> {
  const loose = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
  const { body } = loose
  const { signal, key, background } = details
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData
  const url = urlOf(call, loose)
  const response = await fetch(url, {
    method: call.method,
    credentials: call.credentials ?? 'include',
    ...(signal && { signal }),
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...((background || session.asksByItself?.(url)) && { 'x-background': '1' }),
    },
  })
  if (response.status === 401 && (await session.again?.(call.path))) return api(call, input, details)
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  const reply: unknown = await response.json()
  return (import.meta.env.PROD ? reply : z.parse(call.reply, reply)) as Reply<C>
}

interface ApiQueryOptions {
  keepOld?: boolean
  enabled?: boolean
  /** What changes only with a release: asked once, never again (spec.md section 9, the second policy; routes.md, ruling 8). */
  fixed?: boolean
}

/** Reads through the query cache. The key's first element is the call's address. */
export function useApiQuery<C extends AnyCall>(call: C, input: Input<C>, options: ApiQueryOptions = {}) {
  return useQuery<Reply<C>, Error>({
    queryKey: [urlOf(call, input as object)],
    queryFn: ({ signal }) => api(call, input, { signal }),
    enabled: options.enabled ?? true,
    ...(options.fixed && { retry: false, refetchOnWindowFocus: false, refetchInterval: false as const, staleTime: Infinity }),
    ...(options.keepOld && { placeholderData: (previous: Reply<C> | undefined) => previous as never }),
  })
}
