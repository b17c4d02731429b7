import type { I18n } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { AnyCall, Input, Reply } from '#http/contract.ts'
import type { PageLine } from '#map/lines.ts'
import type { Site } from './site.ts'

/** How a page was opened: its path's parameters and its query. */
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

/** Looks up data that was already loaded, for a title. */
export type Peek = <C extends AnyCall>(call: C, input: Input<C>) => Reply<C> | undefined

/** The request of a plain form: a call, or, without one, only to show the page again with these values. */
export interface Post {
  call: AnyCall | null
  input: { params?: unknown; query?: unknown; body?: unknown }
  /** The values in the form's fields afterwards. */
  values: Readonly<Record<string, string>>
}

/** A call that a plain form makes; its fields show the submitted values, or `values`. */
export function post<C extends AnyCall>(form: URLSearchParams, call: C, input: LooseInput<C>, values = valuesOf(form)): Post {
  return { call, input: input as Post['input'], values }
}

/** Shows the form again with other values, and asks for nothing. */
export function again(values: Readonly<Record<string, string>>): Post {
  return { call: null, input: {}, values }
}

/** The values of a form, by field; of a field sent more than once, the last. */
export function valuesOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(form)
}

/** A form's body is whatever someone typed: the call's own schema judges it. */
type LooseInput<C> = Omit<Input<C>, 'body'> & { body?: unknown }

/** The export `page` of every `page.<name>.tsx`. */
export interface Page {
  queries?: (at: At) => readonly PageQuery[]
  /** Text of the title before ": {name}"; the landing page gives the whole title. */
  title: (at: At, i18n: I18n, peek: Peek, site: Site) => string
  View: ComponentType<At>
  /** The calls of its plain forms without JavaScript, by the hidden field `form`. */
  forms?: Readonly<Record<string, (form: URLSearchParams, at: At) => Post>>
  /** Whether search engines must not list the page. */
  noIndex?: (at: At, peek: Peek) => boolean
  /** One or two sentences for search engines and previews: what the page shows, and about whom. */
  description?: (at: At, i18n: I18n, peek: Peek, site: Site) => string
  /** The query that belongs to the page's own address, where it has one: `state=IA` of a list; else none does. */
  canonical?: (at: At, peek: Peek) => string
  /** The page's new address; an old address redirects there permanently (301). */
  movedTo?: (at: At, peek: Peek) => string | null
  /** Facts for search engines (schema.org), such as `breadcrumbs` of search-engines.ts. Only facts that the page shows too. */
  data?: (at: At, i18n: I18n, peek: Peek, site: Site) => readonly object[]
}

/** What only signed-in people see: the pages' lines, and the parts around every page. */
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
