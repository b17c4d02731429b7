import type { FormProblem } from './use-form.ts'

/** Why a form was not taken, where that is at none of its fields. */
export function FormError({ problem }: { problem: FormProblem }) {
  return problem && problem.field === null ? (
    <p className="font-semibold text-danger" role="alert">
      {problem.sentence}
    </p>
  ) : null
}
