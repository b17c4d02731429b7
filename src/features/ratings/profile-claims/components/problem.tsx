/** Why something was not done. */
export function Problem({ of }: { of: { sentence: string } | null }) {
  if (!of) return null
  return (
    <p className="font-semibold text-danger" role="alert">
      {of.sentence}
    </p>
  )
}
