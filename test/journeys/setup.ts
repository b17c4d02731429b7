import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullConfig } from '@playwright/test'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** The real files, where they lie beside the project and are wanted. */
export const realFiles = path.join(root, '..', 'shared', 'data', 'directory')
export const haveRealFiles = existsSync(realFiles) && process.env['REAL_FILES'] !== 'off'

/** Fills the running server's directory as its keeper would: by the importer's own command, beside it. */
export default function setup(config: FullConfig) {
  const server = config.webServer!
  const directory = (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/directory.ts', 'import', ...args], {
      cwd: root,
      env: { ...(process.env as Record<string, string>), ...server.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  directory('csv', 'test/journeys/fixture/roster.csv', '--map', 'test/journeys/fixture/roster.json')
  if (!haveRealFiles) return
  directory('courts', path.join(realFiles, 'courts-db.courts.json'))
  directory('federal-judges', path.join(realFiles, 'judges.csv'))
  directory('elected-judges', path.join(realFiles, 'elected_judges_people.csv'))
}
