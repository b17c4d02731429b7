// The one door of every npm script. Plain JavaScript that any Node >= 18 can run: it installs
// what package-lock.json names (once), finds the Node that the project pins, and hands over.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [verb, ...args] = process.argv.slice(2)
const newestNeeded = 24

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = path.join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing the packages that package-lock.json names (once, about a minute) ...')
  // Install scripts stay off: nothing here needs one, and a package cannot run code by being installed.
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const run = npm
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit' })
  if (run.status !== 0) stop('npm could not install the packages. Check the network and run the command again.')
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

function pinnedNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const file = path.join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(file)) return file
  if (Number(process.versions.node.split('.')[0]) >= newestNeeded) return process.execPath
  stop(
    `No Node ${newestNeeded} is packaged for ${process.platform} ${process.arch}. Install Node ${newestNeeded} and run the command again.`,
  )
}

if (Number(process.versions.node.split('.')[0]) < 18) stop('Node 18 or newer is needed to start. Install one and run the command again.')
if (!verb || !existsSync(path.join(root, 'scripts', `${verb}.ts`)))
  stop(`There is no script "${verb ?? ''}". See "scripts" in package.json.`)
install()

const bin = path.join(root, 'node_modules', '.bin')
const child = spawn(pinnedNode(), [path.join(root, 'scripts', `${verb}.ts`), ...args], {
  cwd: root,
  // The channel tells the child when this process is gone, so that a server never outlives its terminal.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: bin + path.delimiter + (process.env.PATH ?? '') },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
