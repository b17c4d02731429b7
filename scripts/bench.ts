import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './build.ts'

process.exit(spawnSync(process.execPath, [path.join(root, 'bench', 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1)
