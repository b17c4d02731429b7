import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { calls, type FlagState } from '../contract.ts'
import { changeHeader, Flag, OnOff, RowButton } from './cells.tsx'
import { FlagDialog } from './flag-dialog.tsx'
import { History } from './history.tsx'

function ForAll({ flag: { isOnByDefault, settings } }: { flag: FlagState }) {
  const setting = settings.find(({ scope }) => scope === 'all')
  const isOn = setting?.isOn ?? isOnByDefault
  return (
    <>
      <OnOff isOn={isOn} />{' '}
      {!setting && (
        <span className="text-sm text-soft">
          <Trans>by default</Trans>
        </span>
      )}
    </>
  )
}

function ChangeButton({ name, open }: { name: string; open: (name: string) => void }) {
  return (
    <RowButton of={name} onClick={() => open(name)}>
      <Trans>Change</Trans>
    </RowButton>
  )
}

const othersOf = ({ settings }: FlagState) => settings.filter(({ scope }) => scope !== 'all').length

const columnsOf = (open: (name: string) => void): readonly Column<FlagState>[] => [
  { key: 'name', header: <Trans>Flag</Trans>, cell: ({ name }) => <Flag name={name} /> },
  { key: 'all', header: <Trans>For everybody</Trans>, cell: (flag) => <ForAll flag={flag} /> },
  {
    key: 'others',
    header: <Trans>Set otherwise for</Trans>,
    cell: (flag) => (othersOf(flag) === 0 ? null : <Plural one="# cohort or person" other="# cohorts or people" value={othersOf(flag)} />),
  },
  {
    key: 'harm',
    header: <Trans>Harm checklist</Trans>,
    cell: ({ hasHarmCheck, isOnByDefault }) =>
      hasHarmCheck ? <Trans>Answered</Trans> : isOnByDefault ? null : <Trans>Not answered</Trans>,
  },
  { key: 'change', header: changeHeader, cell: ({ name }) => <ChangeButton name={name} open={open} /> },
]

/** All 40 flags with their settings, the form to change them, and the history. For the super admin's dashboard. */
export function FlagsPart() {
  const { t } = useLingui()
  const asked = useApiQuery(calls.list, {})
  const [filter, setFilter] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const wanted = filter.trim().toLowerCase()
  const matching = asked.data?.flags.filter(({ name }) => name.toLowerCase().includes(wanted)) ?? []
  return (
    <section aria-labelledby="flags-title" className="grid gap-4">
      <h2 id="flags-title">
        <Trans>Flags</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          A flag shows or hides an item of the menus, and nothing else. What is set for a person counts before what is set for a cohort,
          that before what is set for everybody, and that before the default. Open pages follow within 2 seconds.
        </Trans>
      </p>
      <Loaded query={asked} failed={t`The flags could not be loaded`} lines={8}>
        {(data) => (
          <>
            <TextInput
              className="max-w-md"
              label={t`Find a flag`}
              onChange={(event) => setFilter(event.target.value)}
              type="search"
              value={filter}
            />
            {matching.length === 0 ? (
              <p>
                <Trans>No flag has these letters in its name.</Trans>
              </p>
            ) : (
              <Table caption={t`Flags`} columns={columnsOf(setOpen)} quiet rowKey={({ name }) => name} rows={matching} />
            )}
            <FlagDialog cohorts={data.cohorts} flag={data.flags.find(({ name }) => name === open) ?? null} onClose={() => setOpen(null)} />
          </>
        )}
      </Loaded>
      <h3 className="mt-4">
        <Trans>History of the flags</Trans>
      </h3>
      <History />
    </section>
  )
}
