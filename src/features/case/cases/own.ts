import type { Authored } from '#access/cases.ts'
import type { Text } from '#kernel/text.ts'
import { type CaseContext, type CaseDeps, caseHandlers, type InCase, notFound, type ParentContext } from './handlers.ts'
import type { Topic } from './rules.ts'

/**
 * Changes of rows that each parent has for themselves: only the author's pages, and their attorney's, are notified.
 * @param isRecorded whether they leave leaves in the author's own log: own preferences don't
 */
export function ownRows(deps: CaseDeps, topic: Topic, { isRecorded = true } = {}) {
  const { change } = caseHandlers(deps, topic)
  const save = <A extends InCase, R>(work: (c: ParentContext, asked: A) => Promise<R>) =>
    change(async (c, asked: A) => ({ reply: await work(c, asked), publish: 'author', isRecorded }))
  return {
    save,
    /** Adds a row. @param work returns whether it was added: sent again with the same key it is there, and nothing has changed */
    add: <A extends InCase>(work: (c: CaseContext, by: Authored, asked: A) => Promise<boolean>) =>
      change(async (c, asked: A) => {
        const by = c.authored()
        return { reply: { id: by.id }, publish: (await work(c, by, asked)) && 'author', isRecorded }
      }),
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
