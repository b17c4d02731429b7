/** Why something was not done, where no field is to blame. */
export function Problem({ problem }: { problem: { sentence: string; field: string | null } | null }) {
  if (problem === null || problem.field !== null) return null
  return (
    <p className="font-semibold text-danger" role="alert">
      {problem.sentence}
    </p>
  )
}
