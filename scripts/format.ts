import { spawnSync } from 'node:child_process'
import { root } from './build.ts'

process.exit(spawnSync('oxfmt', ['.'], { cwd: root, stdio: 'inherit' }).status ?? 1)
