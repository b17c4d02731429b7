import { Trans, useLingui } from '@lingui/react/macro'
import { Paperclip } from 'lucide-react'
import { sizeText } from '#domain/files/sizes.ts'
import type { UsedFile } from '../contract.ts'
import { isPicture } from '../rules.ts'
import { kindName } from './kind-name.ts'
import { picturesSent } from './picture.ts'
import { PictureButton } from './picture-button.tsx'
import { NotAvailable } from './not-available.tsx'
import { ReportFile } from './report-file.tsx'
import { useViewer } from './use-viewer.tsx'

/** The files of something: pictures to look at, and all else to be saved. */
export function FileList({ caseId, files }: { caseId: string; files: readonly UsedFile[] }) {
  const { i18n } = useLingui()
  const pictures = picturesSent(caseId, files)
  const others = files.filter(({ type, blocked }) => !isPicture(type) && blocked === null)
  const reportable = files.filter(({ canReport, blocked }) => canReport && blocked === null)
  const { open, viewer } = useViewer(pictures)
  return (
    <>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((one) => (
            <li key={one.id}>
              <PictureButton of={one} onOpen={open} size="tile" />
              <span className="hidden w-24 text-sm sm:w-28 [overflow-wrap:anywhere] print:block">
                <bdi>{one.name}</bdi>, {sizeText(one.bytes)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="grid gap-1">
          {others.map(({ id, name, type, bytes, isScanned }) => (
            <li className="flex min-h-11 flex-wrap items-center gap-x-3" key={id}>
              <Paperclip className="icon size-4 flex-none text-soft" />
              <a className="[overflow-wrap:anywhere]" dir="auto" download href={`/api/cases/${caseId}/files/used/${id}/content`}>
                {name}
              </a>
              <span className="text-sm text-soft">
                {i18n._(kindName(type))}
                {' · '}
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
      )}
      {files.map(({ id, blocked }) => blocked !== null && <NotAvailable key={id} reference={blocked} />)}
      {reportable.length > 0 && <ReportFile caseId={caseId} files={reportable} />}
      {viewer}
    </>
  )
}
