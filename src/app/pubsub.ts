import type { Engine } from '#ports/db/port.ts'
import { inThisProcess } from '#ports/pubsub/in-process.ts'
import type { PubSub } from '#ports/pubsub/port.ts'
import { byPostgres } from '#ports/pubsub/postgres.ts'
import type { Config } from './config.ts'

interface Deps {
  config: Pick<Config, 'pubsub' | 'redisUrl'>
  engine: Pick<Engine, 'role'>
  report: (error: unknown, where: string) => void
}

/** How servers tell each other what changed, by the settings. */
export async function pubsubOf({ config, engine, report }: Deps): Promise<PubSub> {
  const chance = Math.random
  if (config.pubsub === 'in-process') return inThisProcess({ report })
  if (config.pubsub === 'postgres') return byPostgres({ connection: engine.role('casebalance_app'), chance, report })
  // Only who uses it pays for loading it.
  const { byRedis } = await import('#ports/pubsub/redis.ts')
  return byRedis({ url: config.redisUrl, chance, report })
}
