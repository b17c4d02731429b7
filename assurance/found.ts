/** What a run measured: how much of what it tried is as it should be. */
export interface Found {
  found: number
  of: number
}

const whole = (n: number) => n.toLocaleString('en-US')

/** The last line of a run: `fuzz: 20,000/20,000`. */
export const lastLine = (name: string, { found, of }: Found): string => `${name}: ${whole(found)}/${whole(of)}`

/** Reads the last line of a run's output; null when the run ended without one. */
export function readLastLine(name: string, output: string): Found | null {
  const last = output.trimEnd().split('\n').at(-1) ?? ''
  const [, run, found, of] = /^(\S+): ([\d,]+)\/([\d,]+)$/.exec(last) ?? []
  const number = (text: string) => Number(text.replaceAll(',', ''))
  return run === name ? { found: number(found!), of: number(of!) } : null
}

/** Prints a run's last line. The process ends with 1 when something falls short, or when nothing was tried. */
export function conclude(name: string, result: Found): void {
  console.log(lastLine(name, result))
  if (!isWhole(result)) process.exitCode = 1
}

/** Whether nothing falls short. A run that tried nothing proves nothing. */
export const isWhole = ({ found, of }: Found): boolean => of > 0 && found === of

/** Counts goals, and prints those that are not met. */
export function metOf(goals: readonly { goal: string; isMet: boolean }[]): Found {
  for (const { goal } of goals.filter(({ isMet }) => !isMet)) console.log(`Not met: ${goal}`)
  return { found: goals.filter(({ isMet }) => isMet).length, of: goals.length }
}
