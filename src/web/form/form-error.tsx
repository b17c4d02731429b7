/** Why something was not done, beside what was pressed. */
export function FormError({ problem }: { problem: { sentence: string } | null | undefined }) {
  return problem ? (
    <p className="font-semibold text-danger" role="alert">
      {problem.sentence}
    </p>
  ) : null
}
