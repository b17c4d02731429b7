import { start } from '../src/app/server.ts'
import { dist, ensureBuild } from './build.ts'

try {
  await ensureBuild(console.log)
  await start({ dist, env: process.env, say: console.log })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
