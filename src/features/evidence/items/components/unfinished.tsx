import { Trans, useLingui } from '@lingui/react/macro'
import { calls } from '#case/files/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'

interface Props {
  caseId: string
  /** Files that are on their way from this page. */
  now: readonly { name: string; size: number }[]
}

/** Uploads that were broken off, for example because the page was left: the same file goes on from there. */
export function Unfinished({ caseId, now }: Props) {
  const { t } = useLingui()
  const { data } = useApiQuery(calls.list, { query: { case: caseId } })
  const canceling = useMutation(calls.cancel, ['/api/files'])
  const uploads = (data?.uploads ?? []).filter(({ name, bytes }) => !now.some((file) => file.name === name && file.size === bytes))
  if (uploads.length === 0) return null
  return (
    <section aria-labelledby="unfinished" className="grid gap-1 border-s-4 border-attention ps-3">
      <h2 className="text-base" id="unfinished">
        <Trans>Unfinished uploads: add the same file again to continue</Trans>
      </h2>
      <Problem of={canceling.problem} />
      <ul>
        {uploads.map(({ id, name, bytes, received }) => {
          const percent = Math.floor((100 * received) / bytes)
          return (
            <li className="flex min-h-11 items-center gap-x-3" key={id}>
              <span className="grid min-w-0">
                <span className="[overflow-wrap:anywhere]">{name}</span>
                <span className="text-sm text-soft">
                  <Trans>{percent} % uploaded</Trans>
                </span>
              </span>
              <Button
                aria-label={t`Discard upload of ${name}`}
                busy={canceling.busy}
                className="ms-auto flex-none"
                kind="quiet"
                onClick={() => void canceling.send({ params: { case: caseId, upload: id } })}
              >
                <Trans>Discard</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
