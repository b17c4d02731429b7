import { usePostKey } from '#web/posted.ts'
import type { Key } from './receipt.ts'

/** What a plain form of an opened receipt carries: which form it is, a key, and the words where the server was given them. */
export function KeyFields({ form, by }: { form: string; by: Key }) {
  const key = usePostKey()
  return (
    <>
      <input name="form" type="hidden" value={form} />
      <input name="key" type="hidden" value={key} />
      {'words' in by && <input name="words" type="hidden" value={by.words} />}
    </>
  )
}
