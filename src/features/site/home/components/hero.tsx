import { Trans } from '@lingui/react/macro'
import { TimePolicy } from '#web/time-policy.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { ScoreSheet } from './score-sheet.tsx'

/** What a visitor came for: the search, and beside it how to read what it finds. */
export function Hero() {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_24rem] lg:gap-16">
      <div className="grid gap-6">
        <div className="grid gap-4">
          <h1 className="max-w-[18ch] sm:text-[2.75rem]">
            <Trans>Know who is in the room before your hearing</Trans>
          </h1>
          <p className="max-w-[52ch] text-lg text-soft">
            <Trans>
              Judges, attorneys, guardians ad litem and experts of the family courts, rated by people who were there. 100% free, anonymous,
              no signup.
            </Trans>
          </p>
        </div>
        <SearchBox
          hint={<Trans>A name, court, county, city or ZIP code. A misspelled name is fine.</Trans>}
          label={<Trans>Look up a professional</Trans>}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink kind="secondary" to="/rate-your-court">
            <Trans>Rate somebody you met</Trans>
          </ButtonLink>
          <p className="text-sm text-soft">
            <Trans>No account needed. We don’t keep your name or your network address.</Trans> <TimePolicy />
          </p>
        </div>
      </div>
      <ScoreSheet />
    </div>
  )
}
