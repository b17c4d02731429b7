import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { caseQuery } from '#case/cases/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { download } from '#shell/download.ts'
import { api, useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useAction } from '#web/form/use-action.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { type Account, calls, type Line } from '../contract.ts'
import { accountName } from './names.ts'

interface LinesProps {
  caseId: string
  accounts: readonly Account[]
  search: URLSearchParams
}

interface Filters {
  account?: string
  way?: 'in' | 'out'
  words?: string
}

/** Bank lines, the latest first, in pages. */
export function Lines({ caseId, accounts, search }: LinesProps) {
  const { t } = useLingui()
  const [filters, setFilters] = useState<Filters>({})
  const set = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const of = (name: string) => String(data.get(name) ?? '').trim()
    const [account, way, words] = [of('account'), of('way'), of('words')]
    setFilters({ ...(account && { account }), ...((way === 'in' || way === 'out') && { way }), ...(words && { words }) })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    set(event.currentTarget)
  }
  return (
    <div className="grid gap-4">
      <form className="no-print grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_auto_auto_auto]" onSubmit={submit}>
        <TextInput label={t`Search words`} maxLength={60} name="words" type="search" />
        <Select
          label={t`Money`}
          name="way"
          options={[
            { value: '', label: t`In and out` },
            { value: 'out', label: t`Out` },
            { value: 'in', label: t`In` },
          ]}
        />
        {accounts.length > 1 && (
          <Select
            label={t`Account`}
            name="account"
            options={[{ value: '', label: t`All accounts` }, ...accounts.map((one) => ({ value: one.id, label: accountName(one) }))]}
          />
        )}
        <Button className="justify-self-start" kind="secondary" type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
      <TakeCsv filters={filters} search={search} />
      <Pages accounts={accounts} caseId={caseId} filters={filters} key={JSON.stringify(filters)} search={search} />
    </div>
  )
}

/** The lines of an account, or of all, as a file. */
function TakeCsv({ search, filters: { account } }: { search: URLSearchParams; filters: Filters }) {
  const { t } = useLingui()
  const { go, busy, problem } = useAction()
  const take = async () => {
    const done = await go(() => api(calls.csv, { query: { ...caseQuery(search), ...(account && { account }) } }))
    if (done.ok) download(done.reply.csv, `${t`bank-lines`}.csv`)
  }
  return (
    <p className="no-print">
      <ActionButton kind="quiet" mutation={{ busy, problem }} onAct={take}>
        <Trans>Download CSV</Trans>
      </ActionButton>
    </p>
  )
}

function Pages({ caseId, accounts, search, filters }: LinesProps & { filters: Filters }) {
  /** The cursor of each page; of the first none. */
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  return (
    <div className="grid gap-2">
      {cursors.map((cursor, index) => (
        <OnePage
          accounts={accounts}
          caseId={caseId}
          asked={{ ...caseQuery(search), ...filters, ...(cursor !== null && { cursor }) }}
          key={cursor ?? ''}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
        />
      ))}
    </div>
  )
}

interface OnePageProps {
  caseId: string
  accounts: readonly Account[]
  asked: NonNullable<Parameters<typeof useApiQuery<typeof calls.lines>>[1]['query']>
  onMore: ((next: string) => void) | null
}

function OnePage({ caseId, accounts, asked, onMore }: OnePageProps) {
  return (
    <Loaded failed={<Trans>Couldn’t load your bank lines</Trans>} lines={6} query={useApiQuery(calls.lines, { query: asked })}>
      {({ lines, next }) => (
        <>
          <Rows
            empty={
              <p className="text-soft">
                <Trans>No bank lines match.</Trans>
              </p>
            }
            of={lines}
            rowKey={({ id }) => id}
          >
            {(line) => (
              <OneLine
                account={accounts.length > 1 ? accounts.find(({ id }) => id === line.account) : undefined}
                caseId={caseId}
                line={line}
              />
            )}
          </Rows>
          {next !== null && onMore && (
            <Button className="no-print justify-self-start" kind="secondary" onClick={() => onMore(next)}>
              <Trans>Show earlier lines</Trans>
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

function OneLine({ caseId, line, account }: { caseId: string; line: Line; account: Account | undefined }) {
  const { t, i18n } = useLingui()
  const ending = useMutation(calls.endMatch, ['/api/bank'])
  const { match } = line
  const { checkNumber } = line
  const name = account && accountName(account)
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">{line.description || <Trans>No description</Trans>}</p>
        <p className="text-sm text-soft">
          {[dayInWords(line.day, i18n.locale), name].filter(Boolean).join(' · ')}
          {checkNumber && (
            <>
              {' · '}
              <Trans>check {checkNumber}</Trans>
            </>
          )}
        </p>
        {match && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            <Badge tone="info">
              <Trans>Matched</Trans>
            </Badge>
            <ActionButton
              aria-label={t`Remove the match of ${line.description}`}
              className="no-print"
              kind="quiet"
              mutation={ending}
              onAct={() => ending.send({ params: { case: caseId, match: match.id } })}
            >
              <Trans>Remove match</Trans>
            </ActionButton>
          </p>
        )}
      </div>
      <p className={`figures flex-none ${line.cents > 0 ? 'font-semibold' : ''}`}>{formatCents(line.cents)}</p>
    </div>
  )
}
