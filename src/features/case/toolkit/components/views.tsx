import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type CaseRecord } from '../contract.ts'
import { arrangedBy, queryOf, sectionIds, type SectionId } from './arrange.ts'
import { taskFilters } from '#case/tasks/rules.ts'
import { FormError } from '#web/form/form-error.tsx'
import { recordAddresses } from '#case/cases/public.tsx'
import { RowButtons } from '#web/ui/row-buttons.tsx'
import { Form } from '#web/form/form.tsx'
import { useNews } from '#web/form/use-news.tsx'

const path = '/case-toolkit-enhanced'

/** Chooses which parts of the page are shown, and lists the saved views. */
export function Views({
  record,
  search,
  names,
}: {
  record: CaseRecord
  search: URLSearchParams
  names: Readonly<Record<SectionId, string>>
}) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const keeping = useMutation(calls.saveView, recordAddresses)
  const removing = useMutation(calls.removeView, recordAddresses)
  const { remove, added, news } = useNews((id, removed) => removing.send({ params: { case: record.caseId, view: id }, body: { removed } }))
  const arranged = arrangedBy(search)
  const arrange = (to: typeof arranged) => {
    const query = new URLSearchParams(queryOf(to))
    const asked = search.get('case')
    if (asked !== null) query.set('case', asked)
    go(`${path}?${query}`, { replace: true })
  }
  const save = async ({ name }: { name: string }) => {
    const body = { page: 'case-toolkit', name, query: queryOf(arranged) } as const
    const saved = await keeping.send({ params: { case: record.caseId }, body })
    if (saved) added(saved.id, name)
    return saved
  }
  const filterNames = { all: t`All tasks`, open: t`Open tasks`, done: t`Done tasks` }
  return (
    <details className="no-print rounded-sm border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold">
        <Trans>Views</Trans>
      </summary>
      <div className="grid gap-4 px-3 pb-3">
        {record.views.length > 0 && (
          <ul className="grid gap-1">
            {record.views.map((view) => (
              <li className="flex flex-wrap items-center justify-between gap-x-3" key={view.id}>
                <SiteLink className="inline-flex min-h-11 items-center" to={`${path}?${withCase(view.query, search)}`}>
                  {view.name}
                </SiteLink>
                {record.can.change && <RowButtons id={view.id} name={view.name} onRemove={() => void remove(view.id, view.name)} />}
              </li>
            ))}
          </ul>
        )}
        {news}
        <FormError problem={removing.problem} />
        <fieldset>
          <legend className="font-semibold">
            <Trans>Show</Trans>
          </legend>
          <div className="grid sm:grid-cols-2">
            {sectionIds.map((id) => (
              <Checkbox
                checked={arranged.show.includes(id)}
                key={id}
                label={names[id]}
                onChange={(event) =>
                  arrange({
                    ...arranged,
                    show: sectionIds.filter((each) => (each === id ? event.target.checked : arranged.show.includes(each))),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <Select
          label={t`Tasks shown`}
          onChange={(event) => arrange({ ...arranged, tasks: taskFilters.find((each) => each === event.target.value) ?? 'all' })}
          options={taskFilters.map((value) => ({ value, label: filterNames[value] }))}
          value={arranged.tasks}
        />
        {record.can.change && (
          <Form
            mutation={keeping}
            columns="sm:grid-cols-[1fr_auto]"
            submit={<Trans>Keep the view</Trans>}
            required={{ name: t`Give the view a name.` }}
            read={(typed) => ({ name: typed('name') })}
            send={save}
          >
            {(errorAt) => <TextInput error={errorAt('name')} label={t`Keep this view as`} maxLength={60} name="name" />}
          </Form>
        )}
      </div>
    </details>
  )
}

function withCase(query: string, search: URLSearchParams): string {
  const all = new URLSearchParams(query)
  const asked = search.get('case')
  if (asked !== null) all.set('case', asked)
  return String(all)
}
