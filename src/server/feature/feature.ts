import type { FastifyInstance } from 'fastify'
import { type ActorOf, type BoundFeature, boundFeature, type Calls, type Handlers, type OnRefused } from '#http/bind.ts'
import type { PageDeclared } from '#map/declared.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import type { Work } from '#ports/queue/port.ts'
import type { ServerDeps } from './deps.ts'
import type { ExportedTable } from './exported.ts'
import type { Provided, Slot } from './slots.ts'

/** Who is let in, for routes that are no calls. */
export interface RouteAccess {
  actorOf: ActorOf
  onRefused: OnRefused
}

export interface DemoPart {
  put: (to: { owner: Db; now: number }) => Promise<void>
  remove?: (owner: Db) => Promise<void>
}

/** Something of a case that a grant can show; row-level security knows it by its name (`guard` in migrations). */
export interface ScopeDeclared {
  name: string
  /** They are offered by these numbers. */
  position: number
  /** What a parent reads who grants it. */
  label: string
  /** The roles for which it is offered first. */
  usualFor: readonly string[] | 'all'
  /** Of the roles that are granted only what is usual for them: for which it can be added. */
  alsoFor?: readonly string[]
}

/** What a feature declares of itself, in its `feature.ts`: all that the rest of the application is derived from. */
interface Declared<C extends Calls> {
  /** Calls, and who answers them. */
  calls?: C
  service?: (deps: ServerDeps) => Handlers<C>
  /** The feature whose kill switch closes this one too; its own name where none is given. */
  closesWith?: string
  /** Pages with their addresses, names and places in the menu. */
  pages?: readonly PageDeclared[]
  /** What a seat in a case must be granted to see its things; other features may use the same. */
  scopes?: readonly ScopeDeclared[]
  /** What it does by itself, from time to time. */
  jobs?: (deps: ServerDeps) => readonly Job[]
  /** Work that is asked for in a transaction (`enqueue`) and done after it, once at least. */
  work?: (deps: ServerDeps) => readonly Work[]
  /** Addresses that answer with something else than a page or a call's reply: files, feeds. */
  routes?: (scope: FastifyInstance, deps: ServerDeps, access: RouteAccess) => void
  /** What it gives to features below it. */
  provides?: readonly Provided<ServerDeps>[]
  /** What it adds to the demonstration besides the demo family's case, and takes out of an installation without one. */
  demo?: DemoPart
  /** Its tables that name an account, and how each is given out in the account's export. */
  exports?: readonly ExportedTable[]
}

export interface Feature {
  /** `<area>/<name>`: its folder in src/features. */
  readonly folder: string
  readonly name: string
  readonly closesWith: string
  readonly calls: Calls
  readonly service: ((deps: ServerDeps) => Handlers<Calls>) | null
  readonly pages: readonly PageDeclared[]
  readonly scopes: readonly ScopeDeclared[]
  readonly jobs: (deps: ServerDeps) => readonly Job[]
  readonly work: (deps: ServerDeps) => readonly Work[]
  readonly routes: ((scope: FastifyInstance, deps: ServerDeps, access: RouteAccess) => void) | null
  readonly provides: readonly Provided<ServerDeps>[]
  readonly demo: DemoPart | null
  readonly exports: readonly ExportedTable[]
}

/** Declares a feature; a missing or wrongly typed handler does not compile. */
export function feature<C extends Calls = Record<never, never>>(folder: `${string}/${string}`, declared: Declared<C>): Feature {
  const name = folder.slice(folder.indexOf('/') + 1)
  const {
    calls,
    service = null,
    closesWith = name,
    pages = [],
    scopes = [],
    jobs = () => [],
    work = () => [],
    routes = null,
    provides = [],
    demo = null,
    exports = [],
  } = declared
  return {
    folder,
    name,
    closesWith,
    calls: calls ?? {},
    service: service as Feature['service'],
    pages,
    scopes,
    jobs,
    work,
    routes,
    provides,
    demo,
    exports,
  }
}

/** Fills a slot with a value. */
export const fill = <T>(slot: Slot<T>, value: T): Provided<ServerDeps> => ({ slot, value })

/** Fills a slot with what is made of the app's parts, when it is first asked for. */
export const provide = <T>(slot: Slot<T>, make: (deps: ServerDeps) => T): Provided<ServerDeps> => ({ slot, make })

/** The feature as the server binds it; `null` for one without calls. */
export function bound({ closesWith, calls, service }: Feature, deps: ServerDeps): BoundFeature | null {
  return service && boundFeature(closesWith, calls, service(deps))
}
