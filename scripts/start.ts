import { readServer } from '#app/config.ts'
import { dist, ensureBuild } from './build.ts'

// As it was given: building the pages sets NODE_ENV in this process.
const env = { ...process.env }
try {
  // A setting that cannot be used is said at once, before pages are built and the server is loaded.
  readServer(env)
  await ensureBuild(console.log)
  const { start } = await import('#app/server.ts')
  await start({ dist, env, say: console.log })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
