import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sizeText } from '#domain/files/sizes.ts'
import { Button } from '#web/ui/button.tsx'
import { isPicture } from '../rules.ts'
import { kindName } from './kind-name.ts'
import { pictureOf } from './picture.ts'
import { PictureButton } from './picture-button.tsx'
import { useViewer } from './use-viewer.tsx'

/** A file of something that is written. */
export interface Attached {
  /** Of the file. */
  file: string
  name: string
  bytes: number
  /** Of the copy that is sent. */
  type: string
  isScanned: boolean
}

interface AttachedListProps {
  caseId: string
  attached: readonly Attached[]
  onRemove: (file: string) => void
  /** Files on their way. */
  children: ReactNode
}

/** The files that are attached, as they will be sent. */
export function AttachedList({ caseId, attached, onRemove, children }: AttachedListProps) {
  const { i18n, t } = useLingui()
  const pictures = attached.filter(({ type }) => isPicture(type)).map((one) => pictureOf(caseId, one))
  const { open, viewer } = useViewer(pictures)
  return (
    <>
      <ul className="border-t border-line">
        {attached.map(({ file, name, bytes, type }) => {
          const picture = pictures.find(({ id }) => id === file)
          return (
            <li className="flex min-h-11 items-center gap-x-3 border-b border-line py-1" key={file}>
              {picture && <PictureButton of={picture} onOpen={open} size="row" />}
              <span className="flex min-w-0 flex-wrap items-center gap-x-3">
                <bdi className="line-clamp-2 [overflow-wrap:anywhere]" title={name}>
                  {name}
                </bdi>
                <span className="text-sm text-soft">
                  {!picture && (
                    <>
                      {i18n._(kindName(type))}
                      {' · '}
                    </>
                  )}
                  {sizeText(bytes)}
                </span>
              </span>
              <Button aria-label={t`Remove ${name}`} className="ms-auto flex-none" kind="quiet" onClick={() => onRemove(file)}>
                <Trans>Remove</Trans>
              </Button>
            </li>
          )
        })}
        {children}
      </ul>
      {viewer}
    </>
  )
}
