import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullConfig } from '@playwright/test'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** The real files, where they lie beside the project and are wanted. */
const realFiles = path.join(root, '..', 'shared', 'data', 'directory')
export const haveRealFiles = existsSync(realFiles) && process.env['REAL_FILES'] !== 'off'

/** Imports into the running server's directory as its keeper would: by the importer's own command, beside it. */
function directory(config: FullConfig, ...args: string[]) {
  execFileSync(process.execPath, ['scripts/directory.ts', 'import', ...args], {
    cwd: root,
    env: { ...(process.env as Record<string, string>), ...config.webServer!.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Ten thousand people: for the journeys that look for them (real-files.spec.ts). */
export function importRealFiles(config: FullConfig) {
  directory(config, 'courts', path.join(realFiles, 'courts-db.courts.json'))
  directory(config, 'federal-judges', path.join(realFiles, 'judges.csv'))
  directory(config, 'elected-judges', path.join(realFiles, 'elected_judges_people.csv'))
}

/** The roster of a few people whom many journeys look for. */
export default function setup(config: FullConfig) {
  directory(config, 'csv', 'test/journeys/fixture/roster.csv', '--map', 'test/journeys/fixture/roster.json')
}
