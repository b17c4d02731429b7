import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '../../../web/link.tsx'
import { placeInWords } from '../../../web/place.ts'
import { Badge } from '../../../web/ui/notice.tsx'
import type { Card } from '../contract.ts'
import { Standing } from './standing.tsx'
import { kindWord } from './words.ts'

/** Marks that change how everything else on a card or page is to be read. */
export function Marks({ of }: { of: Pick<Card, 'isFictional' | 'jurisdiction'> }) {
  return (
    <>
      {of.isFictional && (
        <Badge tone="attention">
          <Trans>Fictional</Trans>
        </Badge>
      )}
      {of.jurisdiction === 'federal' && (
        <Badge tone="info">
          <Trans>Federal: does not hear family cases</Trans>
        </Badge>
      )}
    </>
  )
}

/** One person in a list: who, what, where, and how old that is. */
export function Person({ of }: { of: Card }) {
  const { i18n } = useLingui()
  const place = placeInWords(of)
  return (
    <li className="border-b border-line py-4">
      <h2 className="text-lg">
        <SiteLink className="inline-block py-1" to={`/professionals/${of.id}`}>
          {of.name}
        </SiteLink>
      </h2>
      <p>
        {of.title || i18n._(kindWord(of.kind, of.role))}
        {place && <span className="block text-soft sm:inline sm:ps-2">{place}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span>
          <Standing of={of} />
        </span>
        <Marks of={of} />
      </p>
    </li>
  )
}
