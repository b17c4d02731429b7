import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { placeInWords } from '#web/place.ts'
import { Button } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/nav.tsx'
import type { Card } from '#directory/professionals/contract.ts'
import { kindWord, Marks, Standing } from '#directory/professionals/public.tsx'
import type { SearchResult } from '../../contract.ts'
import { hrefOf, mostCompared, type Place } from './address.ts'

function Row({ of }: { of: Card }) {
  const { i18n, t } = useLingui()
  const { name } = of
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line pt-1 pb-3">
      <h2 className="min-w-0 text-lg">
        <SiteLink className="inline-block py-2.5" to={`/professionals/${of.id}`}>
          {name}
        </SiteLink>
      </h2>
      <div className="col-span-2 row-start-2">
        <p>
          {of.title || i18n._(kindWord(of.kind, of.role))} <span className="block text-soft">{placeInWords(of)}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <span>
            <Standing of={of} />
          </span>
          <Marks of={of} />
        </p>
      </div>
      <label className="no-print flex min-h-11 items-center gap-2 text-sm">
        <input aria-label={t`Compare ${name}`} className="size-5 flex-none" name="compare" type="checkbox" value={of.id} />
        <span aria-hidden>
          <Trans>Compare</Trans>
        </span>
      </label>
    </li>
  )
}

/** The people of one role in a place, by name, each with a tick for a comparison. A plain form. */
export function People({ found, place, isFirst }: { found: SearchResult; place: Place; isFirst: boolean }) {
  return (
    <form action="/profiles" className="group" method="get">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="figures text-soft">
          <Plural one="# person" other="# people" value={found.total} />
        </p>
        <p className="no-print text-sm text-soft">
          <Trans>Tick up to {mostCompared} people to see them side by side.</Trans>
        </p>
      </div>
      <ul className="mt-2 border-t border-line">
        {found.items.map((person) => (
          <Row key={person.id} of={person} />
        ))}
      </ul>
      <div className="no-print bg-paper py-3 tall:group-has-checked:sticky group-has-checked:bottom-0 group-has-checked:border-t group-has-checked:border-edge">
        <Button kind="secondary" type="submit">
          <Trans>Compare side by side</Trans>
        </Button>
      </div>
      <Pager
        first={isFirst ? null : hrefOf(place)}
        next={found.next === null ? null : { href: hrefOf({ ...place, cursor: found.next }) }}
      />
    </form>
  )
}
