/** Hands a text to the person as a file; nothing of it stays with the page. */
export function download(text: string, name: string) {
  // The mark lets spreadsheets read it as UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
