import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Child } from '../contract.ts'
import { FormError } from '#web/form/form-error.tsx'
import { recordAddresses } from './record-addresses.ts'
import { RowButtons, useOpenRow } from '#web/ui/row-buttons.tsx'
import { Form } from '#web/form/form.tsx'
import { useNews } from '#web/form/use-news.tsx'

interface ChildrenProps {
  record: { caseId: string; children: readonly Child[]; can: { change: boolean } }
}

/** The children of a case, with only the details that a schedule needs. */
export function Children({ record: { caseId, can, children } }: ChildrenProps) {
  const [open, setOpen] = useOpenRow()
  const removing = useMutation(calls.removeChild, recordAddresses)
  const { remove, added, changed, news } = useNews((id, removed) =>
    removing.send({ params: { case: caseId, child: id }, body: { removed } }),
  )
  return (
    <div className="grid gap-4">
      {children.length === 0 && !can.change && (
        <p className="text-soft">
          <Trans>No child is here.</Trans>
        </p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {children.map((child) => (
          <li className="rounded-sm border border-line bg-surface p-3" key={child.id}>
            {open === child.id ? (
              <ChildForm caseId={caseId} child={child} onCancel={() => setOpen(null)} onSaved={changed} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <ChildLine child={child} />
                {can.change && (
                  <RowButtons
                    id={child.id}
                    name={child.name}
                    onChange={() => setOpen(child.id)}
                    onRemove={() => void remove(child.id, child.name)}
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {news}
      <FormError problem={removing.problem} />
      {can.change && open === null && (
        <div className="no-print">
          <ChildForm caseId={caseId} onSaved={added} />
        </div>
      )}
    </div>
  )
}

function ChildLine({ child: { name, born } }: { child: Child }) {
  const { i18n } = useLingui()
  const month = born === null ? null : dayInWords(`${born}-01`, i18n.locale, 'month')
  return (
    <p className="min-w-0 [overflow-wrap:anywhere]">
      <span className="font-semibold">{name}</span>
      {month !== null && (
        <span className="text-soft">
          {' '}
          <Trans>born in {month}</Trans>
        </span>
      )}
    </p>
  )
}

interface ChildFormProps {
  caseId: string
  child?: Child
  onCancel?: () => void
  onSaved: (id: string, name: string) => void
}

/** Adds a child, or changes one. */
function ChildForm({ caseId, child, onCancel, onSaved }: ChildFormProps) {
  const { t } = useLingui()
  const adding = useMutation(calls.addChild, recordAddresses)
  const changing = useMutation(calls.changeChild, recordAddresses)
  const send = async (body: { name: string; born: string | null }) => {
    const saved = child
      ? (await changing.send({ params: { case: caseId, child: child.id }, body })) && child
      : await adding.send({ params: { case: caseId }, body })
    if (saved) onSaved(saved.id, body.name)
    return saved
  }
  return (
    <Form
      mutation={child ? changing : adding}
      draft={`child ${caseId} ${child?.id ?? 'new'}`}
      columns="sm:grid-cols-[1fr_1fr_auto]"
      submit={child ? <Trans>Save the child</Trans> : <Trans>Add the child</Trans>}
      required={{ name: t`Write a first name or an initial.` }}
      onClose={onCancel}
      read={(typed) => ({ name: typed('name'), born: typed('born') || null })}
      send={send}
    >
      {(errorAt) => (
        <>
          <TextInput
            defaultValue={child?.name}
            error={errorAt('name')}
            hint={t`A first name, a nickname or an initial.`}
            label={t`Child`}
            maxLength={40}
            name="name"
          />
          <TextInput
            defaultValue={child?.born ?? ''}
            error={errorAt('born')}
            hint={t`Year and month, such as 2018-05.`}
            label={t`Born`}
            maxLength={7}
            name="born"
            optional
            type="month"
          />
        </>
      )}
    </Form>
  )
}
