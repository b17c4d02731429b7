import type { I18n } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { AnyCall, Input, Reply } from '#http/contract.ts'
import type { PageLine } from '#map/lines.ts'
import type { Site } from './site.ts'

/** Where a page was opened: its path's parameters and its query. */
export interface At {
  params: Readonly<Record<string, string>>
  search: URLSearchParams
}

/** A call that the server makes before it renders the page. Without a `required` one the page does not exist (404). */
export interface PageQuery {
  call: AnyCall
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> }
  required: boolean
}

export function apiQuery<C extends AnyCall>(call: C, input: Input<C>, options: { required?: boolean } = {}): PageQuery {
  return { call, input: input as PageQuery['input'], required: options.required ?? false }
}

/** Looks into what was already found, for a title. */
export type Peek = <C extends AnyCall>(call: C, input: Input<C>) => Reply<C> | undefined

/** What a plain form of the page asks for: a call, or, without one, only to be shown again with these values. */
export interface Post {
  call: AnyCall | null
  input: { params?: unknown; query?: unknown; body?: unknown }
  /** What the form's fields show afterwards. */
  values: Readonly<Record<string, string>>
}

/** A call that a plain form makes; its fields keep what was sent, or show `values`. */
export function post<C extends AnyCall>(form: URLSearchParams, call: C, input: LooseInput<C>, values = valuesOf(form)): Post {
  return { call, input: input as Post['input'], values }
}

/** Shows the form again with other values, and asks for nothing. */
export function again(values: Readonly<Record<string, string>>): Post {
  return { call: null, input: {}, values }
}

/** What a form sent, by field; of a field sent more than once, the last. */
export function valuesOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(form)
}

/** A form's body is whatever someone typed: the call's own schema judges it. */
type LooseInput<C> = Omit<Input<C>, 'body'> & { body?: unknown }

/** What every `page.<name>.tsx` exports as `page`. */
export interface Page {
  queries?: (at: At) => readonly PageQuery[]
  /** Text of the title before ": {name}"; the landing page gives the whole title. */
  title: (at: At, i18n: I18n, peek: Peek, site: Site) => string
  View: ComponentType<At>
  /** What its plain forms ask for without JavaScript, by the hidden field `form`. */
  forms?: Readonly<Record<string, (form: URLSearchParams, at: At) => Post>>
  /** Whether search engines must not list the page. */
  noIndex?: (at: At, peek: Peek) => boolean
  /** One or two sentences for search engines and previews: what the page shows, and about whom. */
  description?: (at: At, i18n: I18n, peek: Peek, site: Site) => string
  /** The query that belongs to the page's own address, where it has one: `state=IA` of a list; else none does. */
  canonical?: (at: At, peek: Peek) => string
  /** Where what stands here has its address now; an old address leads there for good (301). */
  movedTo?: (at: At, peek: Peek) => string | null
  /** Facts for search engines (schema.org), such as `breadcrumbs` of search-engines.ts. Only what the page shows too. */
  data?: (at: At, i18n: I18n, peek: Peek, site: Site) => readonly object[]
}

/** What only someone who is signed in is shown: the pages' lines, and what is around every page. */
export interface Inside {
  lines: readonly PageLine[]
  Shell: ComponentType<{ line: PageLine | null; children: ReactNode }>
}

/** How a page's file is found and loaded: at once on the server, when needed in the browser. */
export interface PageFiles {
  /** The page if it is already here. */
  ready(file: string): Page | undefined
  load(file: string): Promise<Page>
  /** There for the person who is signed in: no visitor's browser loads it. */
  inside(): Inside | null
}

export function fileOf(line: { feature: string; page: string }): string {
  return `../features/${line.feature}/page.${line.page}.tsx`
}
