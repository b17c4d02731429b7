/** What went wrong with a form, where it is at no field. */
export function Problem({ problem }: { problem: { sentence: string; field: string | null } | null }) {
  return problem && problem.field === null ? (
    <p className="font-semibold text-danger" role="alert">
      {problem.sentence}
    </p>
  ) : null
}

/** What went wrong at a field. */
export const errorAt = (problem: { sentence: string; field: string | null } | null, field: string): string | undefined =>
  problem?.field === field ? problem.sentence : undefined
