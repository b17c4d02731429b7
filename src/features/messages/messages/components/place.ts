import { readExchangeKey } from '#domain/exchange/key.ts'
import type { Link, MessageKind } from '../contract.ts'

// Where someone is on the page of messages is in its address, so that Back, a reload and a link lead to the same place.

const path = '/co-parenting-messages'
export const boxes = ['inbox', 'needs_answer', 'drafts', 'sent', 'archive', 'all'] as const
export type Box = (typeof boxes)[number]
const kinds: readonly MessageKind[] = ['message', 'request', 'notice', 'fyi', 'settlement', 'addendum']

/** What is written, if anything is: a new message, an answer or an addition to one, or a draft. */
export type Writing = { is: 'new' } | { is: 'reply' | 'addendum'; to: string } | { is: 'draft'; id: string }

export interface Place {
  box: Box
  thread: string | null
  /** The message that a link names. */
  message: string | null
  /** The day that the thread is opened at. */
  day: string | null
  writing: Writing | null
}

function writingIn(search: URLSearchParams): Writing | null {
  const [reply, addition, draft] = ['reply', 'add', 'draft'].map((name) => search.get(name))
  if (reply) return { is: 'reply', to: reply }
  if (addition) return { is: 'addendum', to: addition }
  if (draft) return { is: 'draft', id: draft }
  return search.get('write') === null ? null : { is: 'new' }
}

export function placeIn(search: URLSearchParams): Place {
  const box = search.get('box') as Box
  return {
    box: boxes.includes(box) ? box : 'inbox',
    thread: search.get('thread'),
    message: search.get('message'),
    day: search.get('day'),
    writing: writingIn(search),
  }
}

/** What a new message is about at first, for someone who comes from that thing's page: `?write=1&link=exchange:2026-03-20T22:00Z-B`. */
export function linkIn(search: URLSearchParams): Link[] {
  const [kind = '', ...rest] = (search.get('link') ?? '').split(':')
  const id = rest.join(':')
  return kind === 'exchange' && readExchangeKey(id) !== null ? [{ kind, id, paragraph: '' }] : []
}

/** The filters of the list, as the call takes them. */
export function filtersIn(search: URLSearchParams) {
  const value = (name: string) => search.get(name) || undefined
  const kind = value('kind') as MessageKind | undefined
  return {
    ...(value('q') && { q: value('q')! }),
    ...(value('person') && { person: value('person')! }),
    ...(value('child') && { child: value('child')! }),
    ...(kind && kinds.includes(kind) && { kind }),
    ...(value('from') && { from: value('from')! }),
    ...(value('to') && { to: value('to')! }),
    ...(value('unanswered') && { unanswered: 'yes' as const }),
    ...(value('attachments') && { attachments: 'yes' as const }),
    ...(value('about') && { about: value('about')! }),
  }
}

const opened = ['thread', 'message', 'day', 'reply', 'add', 'draft', 'write', 'link']

/** The address of another place with the same case, box and filters: what is opened is left out unless `to` names it. `null` leaves a name out. */
export function linkFrom(search: URLSearchParams, to: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search)
  for (const name of opened) next.delete(name)
  for (const [name, value] of Object.entries(to)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next.size > 0 ? `${path}?${next.toString()}` : path
}
