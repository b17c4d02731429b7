import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Detail } from '#shell/detail.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TextArea, Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskCalls, longestNote, type Status, statuses, type Whole } from '../contract.ts'
import { nameOf, StatusBadge } from './group-table.tsx'
import { statusWords } from './words.ts'

/** The status of a group, and a note for the other admins. */
function JudgeForm({ group: { stack, status, note } }: { group: Whole }) {
  const { t, i18n } = useLingui()
  const judging = useMutation(deskCalls.judge, [deskCalls.groups.path])
  return (
    <div className="max-w-2xl">
      <Form
        done={t`Kept`}
        draft={`judge ${stack}`}
        isControlled
        kind="primary"
        mutation={judging}
        read={(values) => ({ status: values('status') as Status, note: values('note') })}
        send={(body) => judging.send({ params: { stack }, body })}
        submit={<Trans>Keep</Trans>}
      >
        {(errorAt) => (
          <>
            <Select
              defaultValue={status}
              error={errorAt('status')}
              hint={<Trans>One that is fixed and comes back is new again.</Trans>}
              id="judge-status"
              label={t`Status`}
              name="status"
              options={statuses.map((value) => ({ value, label: i18n._(statusWords[value]) }))}
            />
            <TextArea
              counter={{ max: longestNote }}
              defaultValue={note}
              error={errorAt('note')}
              id="judge-note"
              label={t`Note`}
              name="note"
              optional
              rows={3}
            />
          </>
        )}
      </Form>
    </div>
  )
}

function Counted({ items, nameIn }: { items: Whole['days']; nameIn?: (name: string) => string }) {
  const { i18n } = useLingui()
  if (items.length === 0) return <Trans>not known</Trans>
  return (
    <ul>
      {items.map(({ name, seen }) => (
        <li key={name}>
          {nameIn ? nameIn(name) : name}: <span className="figures">{i18n.number(seen)}</span>
        </li>
      ))}
    </ul>
  )
}

function GroupDetails({ group }: { group: Whole }) {
  const { i18n } = useLingui()
  const day = (of: string) => dayInWords(of, i18n.locale)
  return (
    <div className="grid gap-8">
      {group.returnedOn !== null && (
        <Notice title={<Trans>It was fixed and came back on {day(group.returnedOn)}</Trans>} tone="danger">
          {group.note === '' ? <Trans>No note was left.</Trans> : group.note}
        </Notice>
      )}
      <Facts
        items={[
          { term: <Trans>Status</Trans>, value: <StatusBadge {...group} /> },
          { term: <Trans>Count</Trans>, value: <span className="figures">{i18n.number(group.seen)}</span> },
          { term: <Trans>First</Trans>, value: day(group.firstOn) },
          { term: <Trans>Last</Trans>, value: day(group.lastOn) },
          { term: <Trans>Pages</Trans>, value: group.pages.length === 0 ? <Trans>not known</Trans> : group.pages.join(', ') },
          { term: <Trans>Component</Trans>, value: <Counted items={group.components} /> },
          { term: <Trans>Caught by</Trans>, value: <Counted items={group.boundaries} /> },
          { term: <Trans>Browsers</Trans>, value: <Counted items={group.browsers} /> },
          { term: <Trans>By day, last 30 days</Trans>, value: <Counted items={group.days} nameIn={day} /> },
          {
            term: <Trans>Stack</Trans>,
            value:
              group.places.length === 0 ? (
                <Trans>no place in our own files</Trans>
              ) : (
                <pre className="figures font-[inherit] text-sm break-all whitespace-pre-wrap">{group.places.join('\n')}</pre>
              ),
            note: <Trans>Places in our built files, the innermost first. No text, no address and no id was kept.</Trans>,
          },
        ]}
      />
      <section className="grid gap-4">
        <h2>
          <Trans>What became of it</Trans>
        </h2>
        <JudgeForm group={group} key={`${group.status} ${group.note}`} />
      </section>
    </div>
  )
}

/** One group, displayed in place of the list. */
export function GroupView({ stack, onBack }: { stack: string; onBack: () => void }) {
  const { t } = useLingui()
  const asked = useApiQuery(deskCalls.group, { params: { stack } })
  return (
    <Detail
      asked={asked}
      back={<Trans>Back to the list</Trans>}
      failed={t`This error cannot be shown`}
      onBack={onBack}
      title={asked.data ? nameOf(asked.data) : <Trans>Error</Trans>}
    >
      {(group) => <GroupDetails group={group} />}
    </Detail>
  )
}
