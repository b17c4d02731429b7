import type { Authored } from '#access/cases.ts'
import type { Text } from '#kernel/text.ts'
import { type CaseContext, type CaseDeps, caseHandlers, type InCase, notFound, type ParentContext } from './handlers.ts'
import type { Topic } from './rules.ts'

/** Changes of rows that each parent has for themselves: only the author's pages, and their attorney's, are notified. */
export function ownRows(deps: CaseDeps, topic: Topic) {
  const { change } = caseHandlers(deps, topic)
  const save = <A extends InCase, R>(work: (c: ParentContext, asked: A) => Promise<R>) =>
    change(async (c, asked: A) => ({ reply: await work(c, asked), publish: 'author' }))
  return {
    save,
    /** Adds a row; sent again with the same key it is the same row. @param work returns the row's id */
    add: <A extends InCase>(work: (c: CaseContext, by: Authored, asked: A) => Promise<string>) =>
      save(async (c, asked: A) => ({ id: await work(c, c.authored(), asked) })),
    /** Changes a row. @param none the refusal if there is no such row @param work returns whether there was one */
    alter: <A extends InCase>(none: Text, work: (c: CaseContext, asked: A) => Promise<boolean>) =>
      save(async (c, asked: A) => {
        if (!(await work(c, asked))) notFound(none)
        return { saved: true }
      }),
    /** The same for a row that is removed or done, and brought back: the reply is the body. */
    toggle: <B, A extends InCase & { body: B }>(none: Text, work: (c: CaseContext, asked: A) => Promise<boolean>) =>
      save(async (c, asked: A): Promise<B> => {
        if (!(await work(c, asked))) notFound(none)
        return asked.body
      }),
  }
}
