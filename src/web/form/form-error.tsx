import type { Trouble } from './typed.ts'

/** What went wrong with a form, where it is at no field. */
export function Problem({ problem }: { problem: Trouble }) {
  return problem && problem.field === null ? (
    <p className="font-semibold text-danger" role="alert">
      {problem.sentence}
    </p>
  ) : null
}
