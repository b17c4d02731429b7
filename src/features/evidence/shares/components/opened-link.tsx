import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { sizeText } from '#domain/files/sizes.ts'
import { FormError } from '#web/form/form-error.tsx'
import type { useMutation } from '#web/form/use-mutation.ts'
import { Hidden } from '#web/hidden.tsx'
import { Button } from '#web/ui/button.tsx'
import { Moment } from '#web/ui/moment.tsx'
import type { calls, Opened } from '../contract.ts'
import { ShownFile } from './shown-file.tsx'

interface Props {
  code: string
  opened: Opened
  showing: ReturnType<typeof useMutation<typeof calls.show>>
}

export const addressOf = (visit: string, file: string) => `/api/shared-files/${encodeURIComponent(visit)}/${file}`

/** The files of a link that was opened, and the one that is looked at. */
export function OpenedLink({ code, opened, showing }: Props) {
  const { visit, files, until, maySave, shown } = opened
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The page is another one than before the press.
    heading.current?.focus()
  }, [])
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <h2 className="text-lg outline-none" ref={heading} tabIndex={-1}>
        <Trans>Files</Trans>
      </h2>
      <ul className="border-t border-line">
        {files.map((file) => (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1" key={file.id}>
            <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
              <bdi>{file.name}</bdi> <span className="text-sm whitespace-nowrap text-soft">{sizeText(file.bytes)}</span>
            </span>
            {file.shows !== null && shown?.file !== file.id && (
              <ShowButton code={code} file={file.id} from={1} name={file.name} showing={showing} visit={visit}>
                <Trans>Show</Trans>
              </ShowButton>
            )}
            {maySave && (
              <a className="button button-quiet" download href={`${addressOf(visit, file.id)}/content`}>
                <Trans>Download</Trans>
                <span className="sr-only"> {file.name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <FormError problem={showing.problem} />
      {shown && <ShownFile code={code} key={`${shown.file} ${shown.from}`} opened={opened} showing={showing} shown={shown} />}
      <p className="text-sm text-soft">
        <Trans>
          The files stay open on this page for two hours, and the link until <Moment at={until} />.
        </Trans>
      </p>
    </div>
  )
}

interface ShowProps {
  code: string
  visit: string
  file: string
  from: number
  /** What is read out after the button’s words. */
  name: string
  showing: Props['showing']
  children: React.ReactNode
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
