/** A number that a phone can dial. `call` and `text` are links; the number is always there to be read. */
export function Phone({ number }: { number: string }) {
  return (
    <a className="figures inline-flex min-h-11 items-center font-semibold whitespace-nowrap" href={`tel:${number.replace(/\D/g, '')}`}>
      {number}
    </a>
  )
}
