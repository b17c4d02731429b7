import { moment, noonOf, rowsIn, sha256, since, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  parenting_plan: rowsIn('schedule', 'parents', { days: since('created_at'), touch: ['title', 'Touched'] }, ({ day, isShared }) => ({
    title: 'Plan',
    is_shared: isShared,
    created_at: noonOf(day),
  })),
  plan_clause: rowsIn('schedule', 'parents', { days: since('created_at'), touch: ['answered_at', moment] }, ({ day, n, isShared, of }) => ({
    plan_id: of('parenting_plan'),
    clause: 'quiet-hours',
    answers: '{}',
    state: isShared ? 'proposed' : 'draft',
    digest: sha256(`clause ${n}`),
    created_at: noonOf(day),
  })),
}
