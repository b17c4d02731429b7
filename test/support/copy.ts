import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** What compiler, linter and tests read; packages are linked, not copied. */
const parts = [
  'src',
  'corpora',
  'assurance',
  'scripts',
  'test',
  'bench',
  'migrations',
  'README.md',
  'index.html',
  'lingui.config.ts',
  'vite.config.ts',
  'vite.signed-in.config.ts',
  'vitest.config.ts',
  'package-lock.json',
  'package.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'tsconfig.json',
  'tsconfig',
  // What the compiler knows of the files as they are: it looks again at those that change, and at what they reach.
  '.cache/types',
]

export interface Copy {
  folder: string
  /** Writes files into the copy, by path. */
  write(files: Readonly<Record<string, string>>): void
  /** Runs a program of node_modules/.bin in the copy. */
  run(program: string, ...args: string[]): { good: boolean; output: string }
  /** Removes a file of the copy, or the whole of it. */
  remove(name?: string): void
}

/** A copy of the tree in a folder of its own, to be broken on purpose. */
export function copyOfTree(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-copy-'))
  // With their times: the compiler takes what is younger than its notes for changed.
  for (const part of parts.filter((name) => existsSync(path.join(root, name)))) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, preserveTimestamps: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return {
    folder,
    write: (files) => {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(folder, name)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, text)
      }
    },
    run: (program, ...args) => {
      const bin = path.join(root, 'node_modules', '.bin')
      const PATH = bin + path.delimiter + (process.env['PATH'] ?? '')
      const it = spawnSync(path.join(bin, program), args, { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH } })
      return { good: it.status === 0, output: `${it.stdout}${it.stderr}` }
    },
    remove: (name = '.') => rmSync(path.join(folder, name), { recursive: true, force: true }),
  }
}
