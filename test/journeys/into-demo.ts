import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from './test.ts'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

const script = `
import { readInstallation } from './src/app/config.ts'
import { withDatabase } from './scripts/with-database.ts'
await withDatabase(readInstallation(process.env), ({ owner }) =>
  owner.updateTable('account').set({ is_demo: true }).where('email', '=', process.env.EMAIL).execute())`

/** Makes someone new one of the demonstration's people, beside the server: its staff acts on nobody else (decision 0067). */
export function intoDemo(email: string) {
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...(process.env as Record<string, string>), ...test.info().config.webServer!.env, EMAIL: email },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
