import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calls as directory } from '#directory/professionals/contract.ts'

/** Whose page it is about. */
export function Whom({ id }: { id: string }) {
  const { data: of, isError } = useApiQuery(directory.get, { params: { id } })
  if (isError)
    return (
      <p role="alert">
        <Trans>This page was not found in the directory. Search for the name.</Trans>
      </p>
    )
  if (!of) return <Skeleton lines={1} />
  return (
    <p>
      <Trans>
        The page of <SiteLink to={`/professionals/${of.id}`}>{of.name}</SiteLink>
      </Trans>
      {of.title && <span className="block text-soft">{of.title}</span>}
    </p>
  )
}
