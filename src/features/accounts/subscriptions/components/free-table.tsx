import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useApiQuery } from '#web/api.ts'
import { useSite } from '#web/site.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { calls as ofSite } from '#http/open-contract.ts'
import { featurePaths } from '#map/core-features.ts'

interface Row {
  name: string
  free: keyof ReturnType<typeof useFree>
  premium: string
}

/** What is to be had without paying, in words. */
function useFree() {
  return {
    ever: (
      <>
        <Check className="icon me-2 inline-block align-[-0.2em] text-action" />
        <Trans>Free for ever</Trans>
      </>
    ),
    no: <Trans>Not part of it</Trans>,
  }
}

/** How many of some features are open today, in words. */
function useOpenOf() {
  const { t } = useLingui()
  const { toolsClosed } = useSite()
  const open = useApiQuery(ofSite.open, {}).data?.paths
  return (paths: readonly string[]) => {
    if (toolsClosed || !open) return t`Coming, with the trial`
    const [n, all] = [paths.filter((path) => open.includes(path)).length, paths.length]
    return t`${n} of ${all} open today, the others coming`
  }
}

/** What costs nothing, in one honest table: what runs today, and what the premium tool adds. */
export function FreeTable() {
  const { t } = useLingui()
  const free = useFree()
  const same = t`The same, free`
  const openOf = useOpenOf()
  const rows: Row[] = [
    { name: t`Search for judges, attorneys, guardians ad litem and experts`, free: 'ever', premium: same },
    { name: t`Read reviews, scores and the source of each fact`, free: 'ever', premium: same },
    { name: t`Rate somebody, change or withdraw your review`, free: 'ever', premium: same },
    { name: t`Crisis lines and the safety plan page`, free: 'ever', premium: same },
    { name: t`Support`, free: 'ever', premium: same },
    { name: t`The six tools of “Divorce Case”`, free: 'no', premium: openOf(featurePaths.divorce) },
    { name: t`The four tools of “Co-Parenting Journey”`, free: 'no', premium: openOf(featurePaths.coparenting) },
    { name: t`After the trial: read, answer and export what is yours`, free: 'ever', premium: same },
  ]
  const columns: Column<Row>[] = [
    { key: 'name', header: t`What`, cell: ({ name }) => name },
    { key: 'free', header: t`Without paying`, cell: ({ free: which }) => free[which] },
    { key: 'premium', header: t`In the premium tool`, cell: ({ premium }) => premium },
  ]
  return <Table caption={t`What is free, line by line`} columns={columns} rowKey={({ name }) => name} rows={rows} />
}
