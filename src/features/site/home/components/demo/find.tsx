import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { placeInWords } from '#web/place.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls } from '#directory/search/contract.ts'
import { type Asked, hrefOf } from './address.ts'

/** The query of this step: the directory's own search, those with most ratings first. */
export const searchOf = ({ q }: Asked) => ({ query: { q, sort: 'reviewed' as const } })

/** Few enough to be seen at once. */
const mostListed = 6

function Found({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  const found = useApiQuery(calls.search, searchOf(asked))
  if (found.isPending) return <Skeleton lines={8} />
  if (found.isError) {
    return (
      <Failed
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
        sentence={t`Nothing is broken on your side. Try again in a moment.`}
        title={t`The search did not answer`}
      />
    )
  }
  const fictional = found.data.items.filter(({ isFictional }) => isFictional)
  const left = found.data.items.length - fictional.length
  return (
    <div className="grid gap-4">
      {fictional.length === 0 ? (
        <Empty title={t`No fictional person found`}>
          <p>
            <Trans>This walk-through shows fictional people only. Clear the box and search again to meet some.</Trans>
          </p>
        </Empty>
      ) : (
        <ul className="border-t border-line">
          {fictional.slice(0, mostListed).map((person) => (
            <li className="border-b border-line py-3" key={person.id}>
              <p className="flex flex-wrap items-center gap-x-3">
                <SiteLink className="inline-flex min-h-11 items-center text-lg font-semibold" to={hrefOf('profile', person.id)}>
                  {person.name}
                </SiteLink>
                <Badge tone="attention">
                  <Trans>Fictional</Trans>
                </Badge>
              </p>
              <p className="text-soft">
                {person.title}
                <span className="block">{placeInWords(person)}</span>
                {person.reviewN > 0 && (
                  <span className="figures block text-sm">
                    <Plural one="# rating" other="# ratings" value={person.reviewN} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <p className="text-sm text-soft">
          <Plural
            one="# real person was found too and is left out here."
            other="# real people were found too and are left out here."
            value={left}
          />
        </p>
      )}
    </div>
  )
}

/** Step 1: the real search, used with fictional people. */
export function Find({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  return (
    <>
      <div className="prose">
        <p>
          <Trans>
            This is the search itself, on the directory of this site. Type a name, a court or a county. A misspelled name is found too: try
            to leave out a letter.
          </Trans>
        </p>
      </div>
      <search>
        <form action="/platform-demo" className="grid max-w-xl grid-cols-[1fr_auto] items-end gap-2">
          <input name="step" type="hidden" value="1" />
          <TextInput
            autoComplete="off"
            defaultValue={asked.q}
            key={asked.q}
            label={t`Name or place`}
            maxLength={100}
            name="q"
            spellCheck={false}
            type="search"
          />
          <Button className="min-h-12" kind="secondary" type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      <p className="font-semibold">
        <Trans>Choose somebody to read about in the next step:</Trans>
      </p>
      <Found asked={asked} />
    </>
  )
}
