import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Card } from '#web/ui/notice.tsx'
import type { Account, AccountKind, Preview } from '../contract.ts'
import { accountName, kindNames, skipNames } from './names.ts'

type Part = Preview['parts'][number]

/** Where the lines of a part go: an account by its id, a new one, or nowhere. */
export interface Choice {
  account: string
  as: { name: string; kind: AccountKind; lastFour: string | null }
}

/** The choice that is proposed for a part. */
export const choiceFor = ({ account, kind, lastFour, refusal, lines }: Part): Choice => ({
  account: refusal !== null || lines === 0 ? 'skip' : (account ?? 'new'),
  as: { name: '', kind, lastFour },
})

interface PartCardProps {
  part: Part
  n: number
  isOnly: boolean
  accounts: readonly Account[]
  choice: Choice
  onChange: (choice: Choice) => void
}

/** What a file has for one account, and which account that is. */
export function PartCard({ part, n, isOnly, accounts, choice, onChange }: PartCardProps) {
  const { t, i18n } = useLingui()
  const { lastFour, kind, lines, fresh, sample, refusal, days } = part
  const [from, to] = [days && dayInWords(days.first, i18n.locale), days && dayInWords(days.last, i18n.locale)]
  const named = [i18n._(kindNames[kind]), lastFour && `…${lastFour}`].filter(Boolean).join(' ')
  const change = (as: Partial<Choice['as']>) => onChange({ ...choice, as: { ...choice.as, ...as } })
  return (
    <Card className="grid gap-4">
      <div>
        <h3>{isOnly ? <Plural one="# line found" other="# lines found" value={lines} /> : named}</h3>
        <p className="text-sm text-soft">
          {!isOnly && (
            <>
              <Plural one="# line found" other="# lines found" value={lines} />
              {' · '}
            </>
          )}
          {days && (
            <>
              <Trans>
                {from} to {to}
              </Trans>
              {' · '}
            </>
          )}
          <Plural _0="none is new" one="# is new" other="# are new" value={fresh} />
        </p>
      </div>
      {refusal !== null && <p className="font-semibold">{refusal}</p>}
      {sample.length > 0 && (
        <ul className="text-sm">
          {sample.map(({ day, cents, description }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines can be equal
            <li className="flex justify-between gap-4 border-b border-line py-1 last:border-0" key={index}>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {dayInWords(day, i18n.locale)} · {description}
              </span>
              <span className="figures flex-none">{formatCents(cents)}</span>
            </li>
          ))}
        </ul>
      )}
      <Skipped part={part} />
      {refusal === null && lines > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={isOnly ? t`Import into` : t`Import into (${n})`}
            onChange={(event) => onChange({ ...choice, account: event.target.value })}
            options={[
              ...accounts.map((one) => ({ value: one.id, label: accountName(one) })),
              { value: 'new', label: t`A new account` },
              ...(isOnly ? [] : [{ value: 'skip', label: t`Don’t import` }]),
            ]}
            value={choice.account}
          />
          {choice.account === 'new' && (
            <>
              <TextInput
                hint={<Trans>As you call it, for example “Joint checking”.</Trans>}
                label={t`Account name`}
                maxLength={60}
                onChange={(event) => change({ name: event.target.value })}
                value={choice.as.name}
              />
              <Select
                label={t`Kind of account`}
                onChange={(event) => change({ kind: event.target.value as AccountKind })}
                options={Object.entries(kindNames).map(([value, name]) => ({ value, label: i18n._(name) }))}
                value={choice.as.kind}
              />
              {lastFour === null && (
                <TextInput
                  inputMode="numeric"
                  label={t`Last four digits`}
                  maxLength={4}
                  onChange={(event) => change({ lastFour: event.target.value.trim() || null })}
                  optional
                  value={choice.as.lastFour ?? ''}
                />
              )}
            </>
          )}
        </div>
      )}
    </Card>
  )
}

function Skipped({ part: { skipped } }: { part: Part }) {
  const { i18n } = useLingui()
  if (skipped.length === 0) return null
  const count = skipped.reduce((sum, one) => sum + one.count, 0)
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">
        <Plural one="# row is skipped" other="# rows are skipped" value={count} />
      </summary>
      <ul className="text-sm">
        {skipped.map(({ why, count: some, rows }) => {
          const [name, of] = [skipNames[why], rows.join(', ')]
          return (
            <li key={why}>
              {name && i18n._(name)}:{' '}
              {some > rows.length ? (
                <Trans>rows {of} and more</Trans>
              ) : (
                <Plural one={<Trans>row {of}</Trans>} other={<Trans>rows {of}</Trans>} value={some} />
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
