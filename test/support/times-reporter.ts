import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { FileTime } from '#scripts/test-times.ts'

/** Writes what each test file cost its worker, import included, which vitest's own report leaves out. */
export class TimesReporter implements Reporter {
  readonly #file: string
  #times: FileTime[] = []

  constructor(file: string) {
    this.#file = file
  }

  onTestRunStart(): void {
    this.#times = []
  }

  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic()
    const milliseconds = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration
    const file = path.relative(module.project.config.root, module.moduleId).replaceAll(path.sep, '/')
    this.#times.push({ file, seconds: milliseconds / 1_000 })
  }

  onTestRunEnd(): void {
    writeFileSync(this.#file, JSON.stringify(this.#times))
  }
}
