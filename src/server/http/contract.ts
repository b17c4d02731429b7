import type * as z from 'zod/mini'
import type { Access } from '#kernel/access.ts'

type Schema = z.ZodMiniType

/** One call of the API, as data: what server, page and the API's documentation all read. */
export interface Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Replied extends Schema = Schema,
> {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path with `:name` parameters. */
  readonly path: `/api/${string}`
  readonly access: Access
  /** One sentence for the API's documentation. */
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply: Replied
  /** `omit` on the calls that must not carry who is asking (routes.md, ruling 11). */
  readonly credentials?: 'omit'
  /** At most so many from one visitor in so many minutes (http/limits.ts). */
  readonly limit?: Limit
  /** Bytes that its body may have, where 64 KiB are too few: a file comes with it. */
  readonly largest?: number
  /** A public call that answers someone who is signed in otherwise; the others never look who asks. */
  readonly knowsActor?: true
  /**
   * Sent again with the same `Idempotency-Key` it has one effect and the same reply; the handler is given the key. With
   * something else it is refused (http/idempotency.ts). `own`: its feature keeps the keys itself, and refuses (ratings).
   */
  readonly idempotent?: true | 'own'
}

export interface Limit {
  readonly most: number
  readonly minutes: number
  /**
   * Up to a quarter fewer, drawn for each network and window: for what nobody on the same network is to learn of, by filling up
   * the limit and seeing that one was taken already.
   */
  readonly isBlurred?: true
  /** Pages that ask for it count too: for what is asked by a secret in the address, which could be guessed. */
  readonly isForPages?: true
}

/** A call of any shape, for tables of calls. */
// oxlint-disable-next-line typescript/no-explicit-any -- a bound that every concrete call meets; nothing is read through it
export type AnyCall = Call<any, any, any, any>

/** Declares a call; the types of its input and reply are inferred from its schemas. */
export function call<
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Replied extends Schema = Schema,
>(spec: Call<Params, Query, Body, Replied>): Call<Params, Query, Body, Replied> {
  return spec
}

type Part<Name extends string, S, Side extends 'input' | 'output'> = S extends Schema
  ? S extends z.ZodMiniUndefined
    ? unknown
    : { [K in Name]: Side extends 'input' ? z.input<S> : z.output<S> }
  : unknown

/** What a page gives to `ask`. */
export type Input<C> =
  C extends Call<infer P, infer Q, infer B, Schema>
    ? Part<'params', P, 'input'> & Part<'query', Q, 'input'> & Part<'body', B, 'input'>
    : never

/** What the service's handler is given, checked. */
export type Asked<C> =
  C extends Call<infer P, infer Q, infer B, Schema>
    ? Part<'params', P, 'output'> & Part<'query', Q, 'output'> & Part<'body', B, 'output'>
    : never

/** What the page is given: the reply, stripped to the contract. */
export type Reply<C> = C extends Call<Schema, Schema, Schema, infer R> ? z.output<R> : never

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
}

/** The address of a call with its parameters filled in. Empty and missing query values are left out. */
export function urlOf(of: Pick<AnyCall, 'path'>, input: LooseInput = {}): string {
  const path = of.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The body of every refusal. */
export interface FaultBody {
  code: string
  /** The sentence for people, in the reader's language. */
  message: string
  /** Which text of the catalogs the sentence is, and what it was filled in with: for programs, and for another language. */
  text?: { readonly id: string; readonly values?: Readonly<Record<string, string | number>> }
  detail?: Readonly<Record<string, string>>
}

/** What a page's need or form was answered with, as it is seeded into the page. */
export type Answer =
  | { ok: true; data: unknown }
  /** `retryAfter`: seconds, where the database is out of reach. */
  | { ok: false; status: number; body: FaultBody; retryAfter?: number }
