// The one door of every npm script. Plain JavaScript that any Node >= 18 can run: it installs
// what package-lock.json names (once), finds the Node that the project pins, and hands over.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [verb, ...args] = process.argv.slice(2)
const newestNeeded = 24
const isNewEnough = Number(process.versions.node.split('.')[0]) >= newestNeeded
/** The package that carries Node itself for this machine. */
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const nodeFile = (folder) => path.join(folder, 'node_modules', nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Runs npm, the one that called us or the one on the path, under the given Node. */
function npm(flags, { cwd, node }) {
  const PATH = path.dirname(node) + path.delimiter + (process.env.PATH ?? '')
  const options = { cwd, stdio: 'inherit', env: { ...process.env, PATH } }
  const own = process.env.npm_execpath
  // Install scripts stay off: nothing here needs one, and a package cannot run code by being installed.
  const all = [...flags, '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  const run = own?.endsWith('.js') ? spawnSync(node, [own, ...all], options) : spawnSync('npm', all, options)
  if (run.status !== 0) stop('npm could not install the packages. Check the network and run the command again.')
}

/**
 * A Node to run npm with. An older one leaves out, silently, every optional package that does not name
 * it; several packages carry their programs in such packages. So the pinned Node comes first, by itself.
 */
function installer(lock) {
  if (isNewEnough) return process.execPath
  const version = JSON.parse(lock).packages[`node_modules/${nodePackage}`]?.version
  if (!version) {
    stop(
      `No Node ${newestNeeded} is packaged for ${process.platform} ${process.arch}. Install Node ${newestNeeded} and run the command again.`,
    )
  }
  const folder = path.join(root, '.cache', 'node')
  if (!existsSync(nodeFile(folder))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
    npm(['install', '--no-save', '--no-package-lock', `${nodePackage}@${version}`], { cwd: folder, node: process.execPath })
  }
  return nodeFile(folder)
}

/** Whether npm has already installed exactly what the lock file names: someone ran "npm install" by hand, or copied the folder. */
function isInstalled(lock) {
  let there
  try {
    there = JSON.parse(readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages
  } catch {
    return false // npm was never here, or did not get to its end
  }
  const named = JSON.parse(lock).packages
  const fits = (list, own) => !list || list.includes(own)
  const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  /** An optional package comes only to its own kind of machine; one for every kind may come with another. */
  const mayLack = ({ optional, os, cpu, libc: libcs }) =>
    optional && !((os || cpu) && fits(os, process.platform) && fits(cpu, process.arch) && fits(libcs, libc))
  return (
    Object.keys(there).every((name) => name in named) &&
    Object.entries(named).every(([name, one]) => name === '' || (there[name] ? there[name].version === one.version : mayLack(one)))
  )
}

function install() {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const digest = createHash('sha256').update(lock).digest('hex')
  const stamp = path.join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  if (isInstalled(lock)) return writeFileSync(stamp, digest)
  console.log('Installing the packages that package-lock.json names (once, about a minute) ...')
  // Not "ci": npm 11 refuses a lock file that lacks an optional package of some other kind of machine.
  npm(['install', '--no-save'], { cwd: root, node: installer(lock) })
  rmSync(path.join(root, '.cache', 'node'), { recursive: true, force: true })
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
}

if (Number(process.versions.node.split('.')[0]) < 18) stop('Node 18 or newer is needed to start. Install one and run the command again.')
const script = [`scripts/${verb}.ts`, `assurance/${verb}/main.ts`].map((file) => path.join(root, file)).find((file) => existsSync(file))
if (!verb || !script) stop(`There is no script "${verb ?? ''}". See "scripts" in package.json.`)
install()

const node = existsSync(nodeFile(root)) ? nodeFile(root) : process.execPath
const bin = path.join(root, 'node_modules', '.bin')
const child = spawn(node, [script, ...args], {
  cwd: root,
  // The channel tells the child when this process is gone, so that a server never outlives its terminal.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: bin + path.delimiter + (process.env.PATH ?? ''),
    // What Node has compiled once it reads again: every start takes half a second less, and the tests make a hundred.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.cache', 'compiled'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm that is ended takes only its shell along: when our parent is gone we are to go as well.
const parent = process.ppid
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
