import { type SectionName, sectionNames } from './results.ts'

export interface Options {
  only: readonly SectionName[]
  /** Short rounds and few people, for trying out: these results are stored apart from those in docs. */
  quick: boolean
}

/**
 * Reads `--only http,search,size` (or the names alone: `leave lighthouse`) and `--quick`.
 * @throws Error with a sentence for anything else
 */
export function readOptions(args: readonly string[]): Options {
  let only: readonly SectionName[] = sectionNames
  let quick = false
  const named = sectionNames.filter((section) => args.includes(section))
  if (named.length > 0) only = named
  for (let index = 0; index < args.length; index += 1) {
    const [name, inline] = args[index]!.split('=')
    if (name === '--quick') quick = true
    else if (named.some((section) => section === args[index])) continue
    else if (name === '--only') {
      const value = inline ?? args[(index += 1)] ?? ''
      const wanted = value.split(',')
      const known = sectionNames.filter((section) => wanted.includes(section))
      if (known.length !== wanted.length) throw new Error(`--only takes ${sectionNames.join(', ')}, and not "${value}".`)
      only = known
    } else throw new Error(`The bench does not know "${args[index]}". Use --only ${sectionNames.join(',')} and --quick.`)
  }
  return { only, quick }
}
