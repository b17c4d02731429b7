import type { FastifyInstance } from 'fastify'
import { jsonHeaders } from './headers.ts'

export interface Health {
  /** Rejects where the database does not answer. */
  ask: () => Promise<unknown>
  /** How many migrations of this version the database lacks. */
  missing: () => Promise<number>
  /** Whether this process was asked to end. */
  isStopping: () => boolean
}

/** Milliseconds: the one who asks gives up soon after (Kubernetes: one second by default, load balancers two to five). */
const patience = 2_000

/** What comes within the time; a rejection where nothing does. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error('too late')), patience)))
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * For supervisors and balancers, not for people. `/livez`: this process runs; start it again where it does not answer.
 * `/readyz`: send people here. 503 and why, where the database does not answer, lacks a migration, or the process is ending.
 */
export function serveHealth(app: FastifyInstance, { ask, missing, isStopping }: Health) {
  app.get('/livez', (_request, reply) => reply.headers(jsonHeaders).send({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const why = isStopping() ? 'stopping' : await whyNot()
    return reply
      .code(why === null ? 200 : 503)
      .headers(jsonHeaders)
      .send(why === null ? { ready: true } : { ready: false, why })
  })
  const whyNot = async (): Promise<'database' | 'migrations' | null> => {
    try {
      await inTime(ask())
    } catch {
      return 'database'
    }
    // Upkeep may have the owner's few connections for a while: then they stand as they stood at the start.
    return (await inTime(missing()).catch(() => 0)) > 0 ? 'migrations' : null
  }
}
