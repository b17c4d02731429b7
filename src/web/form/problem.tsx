/** Why something was not done. */
export function Problem({ of }: { of: { sentence: string } | null }) {
  if (!of) return null
  return (
    <p className="border-2 border-danger p-3" role="alert">
      {of.sentence}
    </p>
  )
}
