import { createContext, useContext } from 'react'
import { useLocation } from 'wouter'
import type { Answer } from '#http/contract.ts'

/** What became of a plain form that was sent without JavaScript. */
export interface Posted {
  path: string
  form: string
  values: Readonly<Record<string, string>>
  /** `null` when the form only asked to be shown again. */
  answer: Answer | null
}

/** The answered form, if the page was opened by one, and the key of the forms on this page. */
export interface Posts {
  posted: Posted | null
  key: string
}

const PostsContext = createContext<Posts>({ posted: null, key: '' })
export const PostsProvider = PostsContext.Provider

/** What became of the form with this name, on the page that it was sent from. */
export function usePosted(form: string): Posted | null {
  const [path] = useLocation()
  const { posted } = useContext(PostsContext)
  return posted && posted.form === form && posted.path === path ? posted : null
}

/** For the hidden field `key` of a plain form: sent twice it has one effect. */
export function usePostKey(): string {
  return useContext(PostsContext).key
}

/** A new Idempotency-Key, for a form that is sent by JavaScript. `randomUUID` is missing where a page came without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
