import { start } from '#app/server.ts'
import { dist, ensureBuild } from './build.ts'

// As it was given: building the pages sets NODE_ENV in this process.
const env = { ...process.env }
try {
  await ensureBuild(console.log)
  await start({ dist, env, say: console.log })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
