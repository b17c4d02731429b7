import type { Actor } from '#access/actor.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Papers } from '#ports/papers/port.ts'
import { markOf, reducedPaper } from './checking.ts'
import type { PaperName } from './contract.ts'
import { type FilingDeps, paperReader } from './service.ts'

interface Asked {
  actor: Actor
  params: { case: string; paper: PaperName }
  query: { part?: string | undefined; leave?: string | undefined; seen: string }
}

/** A paper with replacements as a PDF. The choice is in the request alone; a paper that has changed since it was checked is refused. */
export function printed({ draw, ...deps }: Omit<FilingDeps, 'secret'> & { draw: Papers['draw'] }) {
  const read = paperReader(deps)
  return async ({ actor, params, query }: Asked): Promise<{ name: string; content: Uint8Array }> => {
    const { paper, file, findings, state } = await read(actor, params, query.part)
    if (markOf(findings) !== query.seen)
      throw new Fault('conflict', msg`The records changed since you checked this paper. Check it again, then download it.`)
    const leave = new Set(query.leave?.split(',').filter((id) => id !== ''))
    return { name: file, content: (await draw(reducedPaper(paper, findings, { leave, state }))).bytes }
  }
}
