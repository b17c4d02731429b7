/** Where something was read: an address leads there, words stand as they are. */
export function Source({ text }: { text: string }) {
  if (!/^https?:\/\/\S+$/.test(text)) return <>{text}</>
  return (
    <a className="break-all" href={text} rel="noreferrer">
      {text}
    </a>
  )
}
