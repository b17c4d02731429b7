import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import type { PlaceSaid, SearchResult } from '../contract.ts'

type Read = Pick<SearchResult, 'place' | 'otherPlaces' | 'leftOut'>

/** The place that words were read as, in a sentence. */
function ReadAs({ place: { zip, name, area } }: { place: PlaceSaid }) {
  if (zip) {
    return (
      <Trans>
        ZIP code {zip} is in {area}.
      </Trans>
    )
  }
  if (name === area) return <Trans>Searching in {area}.</Trans>
  return (
    <Trans>
      {name} is in {area}.
    </Trans>
  )
}

function Words({ words }: { words: readonly string[] }) {
  const typed = words.join(' ')
  return <Trans>We couldn’t match “{typed}” to a court or a name there, so we left it out.</Trans>
}

/**
 * How the words of a search were read as a place, what was left out, and the places that may be meant instead.
 * @param props.hrefOf the address of the same search with other words
 */
export function PlaceNote({ found, hrefOf }: { found: Read; hrefOf: (q: string) => string }) {
  const { place, otherPlaces, leftOut } = found
  if (!place && otherPlaces.length === 0) return null
  const isFromTable = [place, ...otherPlaces].some((one) => one && (one.zip || one.name !== one.area))
  return (
    <div className="mb-4 max-w-prose">
      {place && (
        <p>
          <ReadAs place={place} /> {leftOut.length > 0 && <Words words={leftOut} />}
        </p>
      )}
      {otherPlaces.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="text-soft">{place ? <Trans>Did you mean:</Trans> : <Trans>Looking for a place?</Trans>}</span>
          {otherPlaces.map((other) => (
            <SiteLink className="inline-block py-2.5" key={other.name} to={hrefOf(other.name)}>
              {other.name}
            </SiteLink>
          ))}
        </p>
      )}
      {isFromTable && (
        <p className="text-sm text-soft">
          <Trans>
            Cities and ZIP codes:{' '}
            <a href="https://www.geonames.org/" rel="noreferrer">
              GeoNames
            </a>
            , CC BY 4.0.
          </Trans>
        </p>
      )}
    </div>
  )
}

/** Why there are no results: a place without collected people, or words that were not understood. The two are never confused. */
export function NobodyFound({ found, q }: { found: Read; q: string }) {
  const typed = (found.leftOut.length > 0 ? found.leftOut.join(' ') : q).trim()
  if (found.place) {
    const { area } = found.place
    return (
      <Trans>We haven’t collected anyone for this search in {area} yet. That says nothing good or bad about anyone who works there.</Trans>
    )
  }
  if (typed !== '') {
    return (
      <Trans>
        We couldn’t match “{typed}” to a name, court, county, city or ZIP code. Check the spelling, or try a county and its state, such as
        Travis County, Texas. The directory isn’t complete.
      </Trans>
    )
  }
  return <Trans>We haven’t collected anyone for these filters yet. Try fewer filters. This says nothing good or bad about anyone.</Trans>
}
