import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { calls as fileCalls, type StoredFile } from '#case/files/contract.ts'
import type { Reply } from '#http/contract.ts'
import { api } from '#web/api.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { newKey } from '#web/posted.ts'
import { calls } from '../contract.ts'

/** A file whose content is in the vault already. */
export interface Same {
  file: StoredFile
  item: { id: string; title: string }
  /** It is the very file, so there is nothing to add. */
  isSameFile: boolean
}

/** Makes items of stored files, and says which content is there already. */
export function useAdding(caseId: string) {
  const cache = useQueryClient()
  const [same, setSame] = useState<readonly Same[]>([])
  const adding = useMutation(calls.add)
  const keys = useRef(new Map<string, string>())
  const refresh = () => cache.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/(?:evidence|files)/.test(String(queryKey[0])) })
  const forget = ({ id }: StoredFile) => setSame((all) => all.filter(({ file }) => file.id !== id))

  function took(file: StoredFile, { same: there }: Reply<typeof calls.add>) {
    forget(file)
    if (there) {
      const { isSameFile, ...item } = there
      setSame((all) => [...all, { file, item, isSameFile }])
      return
    }
    void refresh()
    // The copy without location, with the small picture. Where it can't be made, the item says why when that is asked for.
    api(fileCalls.prepare, { params: { case: caseId, file: file.id } }).then(refresh, () => {})
  }
  const of = (file: StoredFile, again: boolean) => ({ params: { case: caseId }, body: { file: file.id, again } })
  /** Of a file that has just arrived. @throws ApiError where it was not added */
  const add = async (file: StoredFile) => {
    // Tried again after a lost connection it is the same attempt.
    const key = keys.current.get(file.id) ?? newKey()
    keys.current.set(file.id, key)
    took(file, await api(calls.add, of(file, false), { key }))
    keys.current.delete(file.id)
  }
  /** The same from a button: what went wrong is a sentence on the page. */
  const addNow = async (file: StoredFile, again: boolean) => {
    const reply = await adding.send(of(file, again))
    if (reply) took(file, reply)
  }
  return { add, addNow, same, forget, busy: adding.busy, problem: adding.problem }
}
