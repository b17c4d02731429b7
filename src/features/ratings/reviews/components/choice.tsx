import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { useClosed } from '#web/closed.tsx'
import { placeInWords } from '#web/place.ts'
import { Badge } from '#web/ui/notice.tsx'
import type { Card } from '#directory/professionals/contract.ts'
import { roleWords } from '#web/rating-words.ts'

export function Fictional() {
  return (
    <Badge tone="attention">
      <Trans>Fictional</Trans>
    </Badge>
  )
}

/** One person to choose: the whole row is the link. */
export function Choice({ of, href }: { of: Card; href: string }) {
  const { i18n } = useLingui()
  const closed = useClosed()
  const place = placeInWords(of)
  return (
    <li className="border-b border-line">
      <Link className="flex items-center gap-3 py-3 text-ink no-underline hover:bg-surface hover:text-ink" href={href}>
        <span className="min-w-0 flex-1">
          <span className="font-semibold text-action underline underline-offset-2">{of.name}</span> {of.isFictional && <Fictional />}
          <span className="block">{of.title || i18n._(roleWords[of.role])}</span>
          {place && <span className="block text-sm text-soft">{place}</span>}
          {of.closed && <span className="block text-sm text-soft">{closed(of.closed)}</span>}
        </span>
        <ChevronRight aria-hidden className="icon text-soft rtl:-scale-x-100" />
      </Link>
    </li>
  )
}
