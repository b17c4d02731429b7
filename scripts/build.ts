import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { offlinePages } from '#map/offline-pages.ts'
import { pages } from '#map/pages.generated.ts'
import { claim } from '#ports/db/processes.ts'
import { writeVerifier } from './verifier.ts'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
export const dist = path.join(root, 'dist')

/** The plugins of the two Vite configurations, and what they use. */
const plugins = ['chunk-modules', 'early-script', 'lean-contracts', 'lean-packages', 'page-texts', 'signed-in-chunks', 'verifier'].map(
  (name) => `scripts/${name}.ts`,
)
const configs = ['vite.config.ts', 'vite.signed-in.config.ts']

/** A digest of everything that the build reads. */
function sourcesDigest(): string {
  const hash = createHash('sha256')
  const add = (file: string) => hash.update(file).update(readFileSync(path.join(root, file)))
  for (const file of ['index.html', ...configs, 'lingui.config.ts', 'package-lock.json', ...plugins]) add(file)
  for (const entry of readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })) {
    const file = path.relative(root, path.join(entry.parentPath, entry.name))
    if (entry.isFile() && /\.(tsx?|css|po|svg|png)$/.test(file) && !/\.test\./.test(file)) add(file)
  }
  return hash.digest('hex')
}

const [gzipped, brotli] = [promisify(gzip), promisify(brotliCompress)]

/**
 * Compresses the built files once, so that no request does. That is a third of a build: what the last build compressed is taken over
 * where the file is the same.
 */
async function compressAssets(client: string) {
  const folder = path.join(client, 'assets')
  const compress = async (name: string) => {
    const bytes = readFileSync(path.join(folder, name))
    const last = path.join(dist, 'client', 'assets', name)
    const isSame = existsSync(last) && readFileSync(last).equals(bytes)
    const forms = {
      gz: () => gzipped(bytes, { level: 9 }),
      br: () => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    }
    for (const [form, make] of Object.entries(forms)) {
      const before = `${last}.${form}`
      writeFileSync(path.join(folder, `${name}.${form}`), isSame && existsSync(before) ? readFileSync(before) : await make())
    }
  }
  await Promise.all(readdirSync(folder).map(compress))
}

/** Runs the work while no other process does: a start and the tests may want to build at the same moment. */
async function alone(work: () => Promise<void>) {
  const lock = path.join(root, '.cache', 'build.pid')
  mkdirSync(path.dirname(lock), { recursive: true })
  while (claim(lock) !== null) await pause(50)
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Builds the pages for the browser and for the server, unless the last build used the same sources. */
export async function ensureBuild(say: (text: string) => void): Promise<void> {
  await alone(() => build(say))
}

interface ManifestEntry {
  file: string
  src?: string
  imports?: string[]
  css?: string[]
}

/** The files that the offline pages need: the shell's, and their own. */
function shellFiles(client: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8')) as Record<string, ManifestEntry>
  const files = new Set<string>()
  const walk = (key: string) => {
    const entry = manifest[key]
    if (!entry || files.has(entry.file)) return
    files.add(entry.file)
    for (const css of entry.css ?? []) files.add(css)
    entry.imports?.forEach(walk)
  }
  for (const { file } of Object.values(manifest)) if (/\/(entry\.leave|style)-/.test(file)) files.add(file)
  walk('index.html')
  for (const { path: at, feature, page } of pages) if (offlinePages.includes(at)) walk(`src/features/${feature}/page.${page}.tsx?texts`)
  return [...files].map((file) => `/${file}`).toSorted()
}

/** Builds the service worker separately, under the fixed name that browsers request again. */
async function buildWorker(client: string, digest: string) {
  const vite = await import('vite')
  await vite.build({
    root,
    logLevel: 'warn',
    configFile: false,
    define: { BUILD_VERSION: JSON.stringify(digest.slice(0, 12)), SHELL_FILES: JSON.stringify(shellFiles(client)) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: 'src/web/service-worker.ts', output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  })
}

/** Writes everything that a browser or the page server loads into a folder. */
async function bundle(draft: string, digest: string) {
  const vite = await import('vite')
  const [visitors, signedIn] = configs.map((file) => ({ root, logLevel: 'warn', configFile: path.join(root, file) }) as const)
  // Two builds for browsers in one folder: names of files are made of what is in them.
  const into = { outDir: path.join(draft, 'client'), emptyOutDir: false }
  await vite.build({ ...visitors, build: into })
  await vite.build({ ...signedIn, build: into })
  await vite.build({
    ...visitors,
    // With its packages, for production, however it is started: React chooses when it is imported, and its version for
    // developers takes ten times as long over a page.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: 'src/app/entry.server.tsx', outDir: path.join(draft, 'server'), emptyOutDir: true, manifest: false },
  })
  cpSync(path.join(root, 'src/web/icons'), path.join(draft, 'client', 'icons'), { recursive: true })
  await buildWorker(path.join(draft, 'client'), digest)
  await compressAssets(path.join(draft, 'client'))
  await writeVerifier(path.join(draft, 'verifier'))
}

async function build(say: (text: string) => void) {
  const stamp = path.join(dist, '.built')
  const digest = sourcesDigest()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  say('Building the pages ...')
  // Beside the old one, which a running server may still read, and in its place only when it is whole.
  const draft = path.join(root, '.cache', 'dist')
  rmSync(draft, { recursive: true, force: true })
  // A test may start the build, and its NODE_ENV would build the development version of React. What runs later in this process gets its own back.
  const given = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await bundle(draft, digest)
  } finally {
    if (given === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = given
  }
  writeFileSync(path.join(draft, path.basename(stamp)), digest)
  rmSync(dist, { recursive: true, force: true })
  renameSync(draft, dist)
}

if (import.meta.main) await ensureBuild(console.log)
