import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import type { AnyCall, Input, Reply } from '../http/contract.ts'
import type { Site } from './site.ts'

/** Where a page was opened: its path's parameters and its query. */
export interface At {
  params: Readonly<Record<string, string>>
  search: URLSearchParams
}

/** A call that the server makes before it renders the page. Without a `must` one the page does not exist (404). */
export interface Need {
  call: AnyCall
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> }
  must: boolean
}

export function need<C extends AnyCall>(call: C, input: Input<C>, options: { must?: boolean } = {}): Need {
  return { call, input: input as Need['input'], must: options.must ?? false }
}

/** Looks into what was already found, for a title. */
export type Peek = <C extends AnyCall>(call: C, input: Input<C>) => Reply<C> | undefined

/** What every `page.<name>.tsx` exports as `page`. */
export interface Page {
  needs?: (at: At) => readonly Need[]
  /** Text of the title before ": {name}"; the landing page gives the whole title. */
  title: (at: At, i18n: I18n, peek: Peek, site: Site) => string
  View: ComponentType<At>
  /** Kept out of search engines. */
  noIndex?: (at: At, peek: Peek) => boolean
}

/** How a page's file is found and loaded: at once on the server, when needed in the browser. */
export interface PageFiles {
  /** The page if it is already here. */
  ready(file: string): Page | undefined
  load(file: string): Promise<Page>
}

export function fileOf(line: { room: string; page: string }): string {
  return `../rooms/${line.room}/page.${line.page}.tsx`
}
