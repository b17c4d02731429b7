import { Trans } from '@lingui/react/macro'
import { Paperclip } from 'lucide-react'
import { sizeText } from '#domain/files/sizes.ts'
import type { UsedFile } from '../contract.ts'

/** The files of something, to be saved: none is shown where it is. */
export function FileList({ caseId, files }: { caseId: string; files: readonly UsedFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="grid gap-1">
      {files.map(({ id, name, bytes, isScanned }) => (
        <li className="flex min-h-11 flex-wrap items-center gap-x-3" key={id}>
          <Paperclip className="icon size-4 flex-none text-soft" />
          <a className="[overflow-wrap:anywhere]" dir="auto" download href={`/api/cases/${caseId}/files/used/${id}/content`}>
            {name}
          </a>
          <span className="text-sm text-soft">
            {sizeText(bytes)}
            {!isScanned && (
              <>
                {' · '}
                <Trans>not checked for viruses</Trans>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
