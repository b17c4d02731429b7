import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'
import { verifierPage } from '#verifier/page.ts'

// Not from build.ts, which calls this.
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

async function bundled(config: InlineConfig): Promise<string> {
  const vite = await import('vite')
  const built = await vite.build({ root, logLevel: 'warn', configFile: false, ...config })
  const { output } = (Array.isArray(built) ? built[0]! : built) as { output: { type: string; code?: string }[] }
  const codes = output.flatMap(({ code }) => (code === undefined ? [] : [code]))
  if (codes.length !== 1) throw new Error(`The verifier became ${codes.length} files.`)
  return codes[0]!
}

/** Writes verify.mjs and verify.html, each whole in one file, as they go into every export of a record. */
export async function writeVerifier(folder: string): Promise<void> {
  const out = { write: false, minify: false, target: 'es2022' } as const
  const node = await bundled({
    ssr: { noExternal: true },
    build: { ...out, ssr: 'src/verifier/entry.node.ts', rolldownOptions: { output: { entryFileNames: 'verify.mjs' } } },
  })
  const browser = await bundled({
    build: { ...out, rolldownOptions: { input: 'src/verifier/entry.browser.ts', output: { format: 'iife' } } },
  })
  // A script inside of a page ends at the first of these, wherever it stands.
  const script = browser.replaceAll('</script', String.raw`<\/script`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'verify.mjs'), node)
  writeFileSync(
    path.join(folder, 'verify.html'),
    verifierPage(script, (text) => createHash('sha256').update(text).digest('base64')),
  )
}

if (import.meta.main) {
  const folder = process.argv[2] ?? path.join(root, 'dist', 'verifier')
  await writeVerifier(folder)
  console.log(`verify.mjs and verify.html are in ${folder}.`)
}
