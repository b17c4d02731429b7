import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/link.tsx'
import { placeInWords } from '#web/place.ts'
import { kindWord, Marks, Standing } from '#directory/professionals/public.tsx'
import type { Hit } from '../contract.ts'

/** How many ratings the person has, and the lower bound of the score; nothing where there are none. */
function Rated({ of: { reviewN, scoreLow } }: { of: Hit }) {
  const { i18n } = useLingui()
  if (reviewN === 0) return null
  const low = scoreLow === null ? null : i18n.number(scoreLow, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className="figures">
      <Plural one="# rating" other="# ratings" value={reviewN} />
      {low && (
        <>
          , <Trans>score at least {low} of 5</Trans>
        </>
      )}
    </span>
  )
}

/** One person in a list: name, position, place, and how old that is. `children` stand beside the name. */
export function Person({ of, children }: { of: Hit; children?: ReactNode }) {
  const { i18n } = useLingui()
  const place = placeInWords(of)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line pt-1 pb-3">
      <h2 className="min-w-0 text-lg">
        <SiteLink className="inline-block py-2.5" to={`/professionals/${of.id}`}>
          {of.name}
        </SiteLink>
      </h2>
      <div className="col-span-2 row-start-2">
        <p>
          {of.title || i18n._(kindWord(of.kind, of.role))}
          {place && <span className="block text-soft">{place}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <span>
            <Standing of={of} />
          </span>
          <Rated of={of} />
          <Marks of={of} />
        </p>
      </div>
      {children}
    </li>
  )
}
