import type { Diff, Outcome, Progress } from '#directory/imports/service.ts'
import type { SourceLine } from '#directory/imports/store.ts'

type Say = (text: string) => void

const number = (n: number) => n.toLocaleString('en-US')
const share = ({ done, total }: Progress) => (total === 0 ? 0 : Math.min(1, done / total))
const phases = { reading: 'Reading', writing: 'Writing' } as const

/** How far a run is: one line that is drawn again on a terminal, a line every two seconds elsewhere. */
export function progressLine(out: NodeJS.WriteStream): { show: (progress: Progress) => void; say: Say; end: () => void } {
  const width = 30
  let isDrawn = false
  let lastPhase = ''
  let lastAt = 0
  const clear = () => {
    if (isDrawn) out.write('\r\u001B[2K')
    isDrawn = false
  }
  return {
    show: (progress) => {
      const part = share(progress)
      const counted = `${number(progress.phase === 'reading' ? progress.records : progress.done)} records`
      if (out.isTTY) {
        const full = Math.round(part * width)
        out.write(
          `\r\u001B[2K${phases[progress.phase]} ${'#'.repeat(full)}${'.'.repeat(width - full)} ${Math.round(part * 100)} % ${counted}`,
        )
        isDrawn = true
        return
      }
      const now = performance.now()
      if (progress.phase === lastPhase && now - lastAt < 2000) return
      lastPhase = progress.phase
      lastAt = now
      out.write(`${phases[progress.phase]} ... ${Math.round(part * 100)} %, ${counted}\n`)
    },
    say: (text) => {
      clear()
      out.write(`${text}\n`)
    },
    end: clear,
  }
}

/** What a run found: the counts and the first names of each kind of change. */
export function tellDiff({ added, changed, removed, unchanged, names }: Diff, say: Say): void {
  say(`Added ${number(added)}, changed ${number(changed)}, removed ${number(removed)}, unchanged ${number(unchanged)}.`)
  for (const kind of ['added', 'changed', 'removed'] as const) {
    const all = { added, changed, removed }[kind]
    if (all > 0)
      say(`  ${kind}: ${names[kind].join(', ')}${all > names[kind].length ? ` and ${number(all - names[kind].length)} more` : ''}`)
  }
}

export function tellOutcome(outcome: Outcome, say: Say): void {
  const { isDryRun, skipped, fictionalGone, named, linked } = outcome
  if (skipped > 0) say(`${number(skipped)} lines were left out, each with its reason above.`)
  if (isDryRun) {
    say('This was a dry run: nothing was changed.')
    return
  }
  if (fictionalGone.length > 0) {
    say(
      `${number(fictionalGone.length)} fictional people went, because a real person bears the name: ${fictionalGone.slice(0, 10).join(', ')}.`,
    )
  }
  if (named > 0) say(`${number(linked)} of ${number(named)} positions that name a court are linked to it.`)
  say(outcome.added + outcome.changed + outcome.removed === 0 ? 'The directory was up to date already.' : 'The directory is up to date.')
}

/** Every source with its counts and last runs. */
export function tellSources(sources: readonly SourceLine[], say: Say): void {
  if (sources.length === 0) say('The directory has no source yet. Fill it with: npm run directory -- import <source> <file>')
  for (const { id, title, edition, people, courts, gone, facts, runs } of sources) {
    say(`${id}: ${title}${edition ? `, up to ${edition}` : ''}`)
    say(`  ${number(people)} people, ${number(courts)} courts, ${number(facts)} facts${gone > 0 ? `, ${number(gone)} gone` : ''}`)
    for (const run of runs) {
      say(
        `  ${run.on} ${run.file}: added ${number(run.added)}, changed ${number(run.changed)}, removed ${number(run.removed)}, left out ${number(run.skipped)}`,
      )
    }
  }
}
