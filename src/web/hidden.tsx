import { usePostKey } from './posted.ts'

/** What a form tells the server where there is no JavaScript: which form of the page it is, and that a repeat is none. */
export function Hidden({ form }: { form: string }) {
  const key = usePostKey()
  return (
    <>
      <input name="form" type="hidden" value={form} />
      <input name="key" type="hidden" value={key} />
    </>
  )
}
