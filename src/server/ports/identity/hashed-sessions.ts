import { createHash } from 'node:crypto'
import type { DBAdapter, Where } from '@better-auth/core/db/adapter'

/** The hash of a session's token, as stored: someone who reads the database cannot sign in with it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type Adapter = Omit<DBAdapter, 'transaction'>

const isSession = ({ model }: { model: string }) => model === 'session'

function hashedWhere(where: Where[]): Where[] {
  return where.map((one) => {
    if (one.field !== 'token') return one
    if (typeof one.value === 'string') return { ...one, value: tokenHash(one.value) }
    return Array.isArray(one.value) ? { ...one, value: one.value.map((token) => tokenHash(String(token))) } : one
  })
}

/** The token that was asked for, put back into the row that was found by its hash. */
function withToken<T>(row: T, where: Where[]): T {
  const asked = where.find(({ field }) => field === 'token')?.value
  return row && typeof asked === 'string' ? { ...row, token: asked } : row
}

function wrapped(inner: Adapter): Adapter {
  return {
    ...inner,
    create: async (asked) => {
      const token = (asked.data as { token?: unknown }).token
      if (!isSession(asked) || typeof token !== 'string') return inner.create(asked)
      const made = await inner.create({ ...asked, data: { ...asked.data, token: tokenHash(token) } } as typeof asked)
      return { ...made, token } as never
    },
    findOne: async (asked) => {
      if (!isSession(asked)) return inner.findOne(asked)
      return withToken(await inner.findOne({ ...asked, where: hashedWhere(asked.where) }), asked.where) as never
    },
    findMany: (asked) => inner.findMany(isSession(asked) && asked.where ? { ...asked, where: hashedWhere(asked.where) } : asked),
    update: async (asked) => {
      if (!isSession(asked)) return inner.update(asked)
      return withToken(await inner.update({ ...asked, where: hashedWhere(asked.where) }), asked.where) as never
    },
    delete: (asked) => inner.delete(isSession(asked) ? { ...asked, where: hashedWhere(asked.where) } : asked),
    deleteMany: (asked) => inner.deleteMany(isSession(asked) ? { ...asked, where: hashedWhere(asked.where) } : asked),
    updateMany: (asked) => inner.updateMany(isSession(asked) ? { ...asked, where: hashedWhere(asked.where) } : asked),
    consumeOne: (asked) => inner.consumeOne(isSession(asked) ? { ...asked, where: hashedWhere(asked.where) } : asked),
  }
}

/** The library's access to the database, which stores and finds session tokens only by their hash. */
export function hashedSessions(inner: DBAdapter): DBAdapter {
  return { ...wrapped(inner), transaction: (work) => inner.transaction((tx) => work(wrapped(tx) as never)) }
}
