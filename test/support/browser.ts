import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

export interface Browser {
  executablePath: string
  env: Record<string, string>
}

/** Arguments for every start: nothing that Chromium does by itself, on any machine. */
export const quiet: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a freshly unpacked browser needs of the machine and does not find. */
function lacksLibraries(program: string): boolean {
  try {
    return execFileSync('ldd', [program], { encoding: 'utf8' }).includes('not found')
  } catch {
    return false
  }
}

/**
 * The Chromium to test in: the system's if there is one, else the one that @sparticuz/chromium carries.
 * Of that package only the file is used: the arguments that it proposes switch off web security.
 */
export function chromium(): Browser {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file))
  if (system) return { executablePath: system, env: {} }
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string
  }
  const folder = path.join(root, '.cache', `chromium-${version}`)
  const executablePath = path.join(folder, 'chromium')
  if (!existsSync(executablePath)) {
    mkdirSync(folder, { recursive: true })
    // It unpacks into the temporary folder, and its own libraries only where it believes to be on AWS Lambda.
    execFileSync(process.execPath, ['-e', "import('@sparticuz/chromium').then((it) => it.default.executablePath())"], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    })
  }
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') }
  const libraries = lacksLibraries(executablePath) ? { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') } : {}
  return { executablePath, env: { ...fonts, ...libraries } }
}
