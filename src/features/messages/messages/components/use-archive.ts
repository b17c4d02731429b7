import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { calls } from '../contract.ts'
import { addresses } from './addresses.ts'
import { linkFrom, placeIn } from './place.ts'

/** Archives a thread in the person's lists alone, with a way back in the toast. An open one is closed where its list has it no more. */
export function useArchive(caseId: string, search: URLSearchParams) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const toast = useToast()
  const marking = useMutation(calls.mark, addresses)
  // A thread has the id of its first message.
  const mark = (thread: string, archived: boolean) => marking.send({ params: { case: caseId, message: thread }, body: { archived } })
  const restore = async (thread: string) => {
    if (await mark(thread, false)) toast({ title: t`Back in the inbox` })
  }
  const archive = async (thread: string) => {
    if (!(await mark(thread, true))) return
    toast({ title: t`Archived`, act: { text: t`Undo`, run: () => void restore(thread) } })
    const place = placeIn(search)
    if (place.box === 'inbox' && place.thread === thread) go(linkFrom(search, {}))
  }
  return { archive, restore, marking }
}
