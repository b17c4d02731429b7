import { useLingui } from '@lingui/react/macro'
import type { ReactNode, SubmitEvent } from 'react'
import type { useMutation } from '#web/form/use-mutation.ts'
import { Hidden } from '#web/hidden.tsx'
import { Button } from '#web/ui/button.tsx'
import type { calls } from '../contract.ts'

/** Where a file of an opened link is. */
export const addressOf = (visit: string, file: string) => `/api/shared-files/${encodeURIComponent(visit)}/${file}`

interface ShowProps {
  code: string
  visit: string
  file: string
  from: number
  /** What is read out after the button’s words. */
  name: string
  showing: ReturnType<typeof useMutation<typeof calls.show>>
  children: ReactNode
}

/** Looks at a file, or at other pages of it. Works without JavaScript. */
export function ShowButton({ code, visit, file, from, name, showing, children }: ShowProps) {
  const { t } = useLingui()
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void showing.send({ body: { visit, file, from } })
  }
  return (
    <form action={`/shared/${encodeURIComponent(code)}`} aria-label={t`Show ${{ name }}`} method="post" onSubmit={show}>
      <Hidden form="show" />
      <input name="visit" type="hidden" value={visit} />
      <input name="file" type="hidden" value={file} />
      <input name="from" type="hidden" value={from} />
      <Button busy={showing.busy} kind="secondary" type="submit">
        {children}
        <span className="sr-only"> {name}</span>
      </Button>
    </form>
  )
}
