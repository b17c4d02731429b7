import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { sizeText } from '#domain/files/sizes.ts'
import { FormError } from '#web/form/form-error.tsx'
import type { useMutation } from '#web/form/use-mutation.ts'
import { Moment } from '#web/ui/moment.tsx'
import type { calls, Opened } from '../contract.ts'
import { addressOf, ShowButton } from './show-button.tsx'
import { ViewedFile } from './viewed-file.tsx'

interface Props {
  code: string
  opened: Opened
  showing: ReturnType<typeof useMutation<typeof calls.show>>
}

/** The files of a link that was opened, and the one that is looked at. */
export function OpenedLink({ code, opened, showing }: Props) {
  const { visit, files, until, maySave, viewed } = opened
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
            {file.shows !== null && viewed?.file !== file.id && (
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
      {viewed && <ViewedFile code={code} key={`${viewed.file} ${viewed.from}`} opened={opened} showing={showing} viewed={viewed} />}
      <p className="text-sm text-soft">
        <Trans>
          The files stay open on this page for two hours, and the link until <Moment at={until} />.
        </Trans>
      </p>
    </div>
  )
}
