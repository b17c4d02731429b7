import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** A wrong way to call a command; its sentence is all that is said. */
export class Misuse extends Error {}

/**
 * Reads the words and flags of a command.
 * @param command its name behind `npm run`
 * @throws Misuse when a flag is unknown or lacks its value
 */
export function readArguments<const O extends ParseArgsOptionsConfig>(command: string, options: O, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Misuse(`${(error as Error).message.split('. ')[0]}. See: npm run ${command} -- --help`, { cause: error })
  }
}

/** Runs a command with the words behind its name. What goes wrong is one sentence on standard error, and the exit code 1. */
export async function runCommand(main: (args: string[]) => Promise<unknown>): Promise<never> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
  // 0, unless the command has set another.
  process.exit()
}
