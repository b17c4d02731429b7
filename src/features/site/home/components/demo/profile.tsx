import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { placeInWords } from '#web/place.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls as directory, type Professional } from '#directory/professionals/contract.ts'
import { hrefOf } from './address.ts'
import { Scores } from './scores.tsx'

/** What is known of the newest position, each fact with where it comes from; the rest stands on the whole profile. */
function Sourced({ of }: { of: Professional }) {
  const { t, i18n } = useLingui()
  const terms: Record<string, string> = { title: t`Office`, court: t`Court`, year_admitted: t`Admitted to the bar` }
  const newest = Math.max(...of.positions.map(({ seq }) => seq))
  const facts = of.facts.filter(({ field, positionSeq }) => field === 'year_admitted' || (positionSeq === newest && field in terms))
  return (
    <Facts
      items={facts.map((fact) => {
        const source = of.sources.find(({ id }) => id === fact.sourceId)?.title ?? fact.sourceId
        const read = dayInWords(fact.seenOn, i18n.locale)
        return {
          key: `${fact.field} ${fact.positionSeq} ${fact.value}`,
          term: terms[fact.field],
          value: fact.value,
          note: (
            <Trans>
              {source}. Read {read}.
            </Trans>
          ),
        }
      })}
    />
  )
}

function Choose({ title }: { title: string }) {
  return (
    <Empty
      action={
        <ButtonLink kind="secondary" to={hrefOf('find', null)}>
          <Trans>Choose somebody</Trans>
        </ButtonLink>
      }
      title={title}
    >
      <p>
        <Trans>The first step finds fictional people. Choose one of them, and this step shows what is known.</Trans>
      </p>
    </Empty>
  )
}

function Read({ id }: { id: string }) {
  const { t } = useLingui()
  const found = useApiQuery(directory.get, { params: { id } })
  if (found.isPending) return <Skeleton lines={10} />
  if (found.isError) {
    if (/^(400|404):/.test(found.error.message)) return <Choose title={t`This person is not in the directory`} />
    return (
      <Failed
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
        sentence={t`Nothing is broken on your side. Try again in a moment.`}
        title={t`The profile did not load`}
      />
    )
  }
  const of = found.data
  if (!of.isFictional) return <Choose title={t`This walk-through shows fictional people only`} />
  return (
    <article className="grid gap-8 border-t-4 border-action bg-surface p-4 sm:p-6">
      <header>
        <h3 className="text-xl">{of.name}</h3>
        <p className="text-soft">
          {of.title}
          <span className="block">{placeInWords(of)}</span>
        </p>
        <p className="mt-2">
          <Badge tone="attention">
            <Trans>Fictional</Trans>
          </Badge>
        </p>
      </header>
      <Scores id={id} />
      <section aria-labelledby="facts" className="grid gap-3">
        <h3 id="facts">
          <Trans>Facts, each with its source</Trans>
        </h3>
        <Sourced of={of} />
      </section>
      <p>
        <SiteLink className="inline-flex min-h-11 items-center font-semibold" to={`/professionals/${id}`}>
          <Trans>Open the whole profile</Trans>
        </SiteLink>
      </p>
    </article>
  )
}

/** Step 2: what is shown of one fictional person, from the same calls as the profile page. */
export function Profile({ person }: { person: string | null }) {
  const { t } = useLingui()
  return person === null ? <Choose title={t`Nobody is chosen yet`} /> : <Read id={person} />
}
