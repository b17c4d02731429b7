import { Trans, useLingui } from '@lingui/react/macro'
import { File, FileText, Film, Image, Music } from 'lucide-react'
import { type ComponentType, type SVGProps, useState } from 'react'
import type { FileKind } from '#domain/evidence/items.ts'
import { formatDate } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Badge } from '#web/ui/notice.tsx'
import type { ItemRow as Row } from '../contract.ts'
import { kindWords } from './words.ts'

const icons: Readonly<Record<FileKind, ComponentType<SVGProps<SVGSVGElement>>>> = {
  picture: Image,
  video: Film,
  audio: Music,
  pdf: FileText,
  text: FileText,
  document: FileText,
  other: File,
}

interface Props {
  caseId: string
  item: Row
  kids: readonly { id: string; name: string }[]
  to: string
  /** It is open beside the list. */
  isOpen: boolean
}

/** One item in a list: what it is, of which day, and about what. */
export function ItemRow({ caseId, item, kids, to, isOpen }: Props) {
  const { i18n } = useLingui()
  const about = item.tags.map(({ kind, value }) => (kind === 'child' ? (kids.find(({ id }) => id === value)?.name ?? '') : value))
  const meta = [item.day === null ? i18n._(kindWords[item.kind]) : formatDate('day', item.day, i18n.locale), ...about]
  return (
    <SiteLink
      className={`flex min-h-10 items-center gap-3 text-ink no-underline hover:text-action ${isOpen ? 'border-s-4 border-action ps-2' : ''}`}
      to={to}
    >
      <Small caseId={caseId} item={item} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate leading-6 font-semibold" title={item.title}>
          <bdi>{item.title}</bdi>
        </span>
        <span className="flex min-w-0 items-center gap-2 text-sm leading-5 text-soft">
          {item.isSensitive && (
            <Badge tone="attention">
              <Trans>Sensitive</Trans>
            </Badge>
          )}
          {item.privacy === 'privileged' && (
            <Badge tone="info">
              <Trans>Privileged</Trans>
            </Badge>
          )}
          <span className="min-w-0 flex-1 truncate">{meta.filter((part) => part !== '').join(' · ')}</span>
        </span>
      </span>
    </SiteLink>
  )
}

function Small({ caseId, item: { id, kind, hasSmall } }: Pick<Props, 'caseId' | 'item'>) {
  const [isBroken, setBroken] = useState(false)
  const Icon = icons[kind]
  if (hasSmall && !isBroken)
    return (
      <img
        alt=""
        className="size-10 flex-none rounded-sm border border-line object-cover"
        decoding="async"
        height={40}
        loading="lazy"
        onError={() => setBroken(true)}
        src={`/api/cases/${caseId}/evidence/${id}/small`}
        width={40}
      />
    )
  return (
    <span className="grid size-10 flex-none place-items-center rounded-sm border border-line bg-paper text-soft">
      <Icon className="icon" />
    </span>
  )
}
